import { type FormEvent, useEffect, useRef, useState } from "react";
import type { IslandProps } from "../../prerender/island-root.tsx";
import type { Business } from "../business/schema.ts";
import { SelectField, TextArea, TextField } from "../components/field.tsx";
import { TextInstead } from "../components/text-instead.tsx";
import { requestHelpServices } from "../content/general-pages.ts";
import { telLink } from "../request/links.ts";
import { REQUEST_SUBJECT, type RequestLinks, requestLinks } from "../request/request-links.ts";
import { loadAdMonitoring } from "./parts/ad-monitoring.ts";
import { MailForm } from "./parts/mail-form.tsx";
import { useForm } from "./parts/use-form.ts";

interface RequestHelpFormProps extends IslandProps {
  email: string;
  adMonitoring: Business["adMonitoring"];
}

const FIELDS = ["name", "phone", "service", "location", "description"] as const;

/**
 * The form of /request-help. On submit a confirmation takes its place, for good. Nothing is sent by itself,
 * so the confirmation offers the request as a text message and as a mail draft.
 */
export function RequestHelpForm({ hotline, email, adMonitoring }: RequestHelpFormProps) {
  const { form, read, clear, onInput } = useForm("request-help", FIELDS);
  const [links, setLinks] = useState<RequestLinks>();

  if (links) return <Confirmation hotline={hotline} links={links} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { description, ...typed } = read();
    const service = requestHelpServices.find(({ value }) => value === typed.service)?.label ?? "";
    const request = { ...typed, service, details: description };
    setLinks(requestLinks(request, { e164: hotline.e164, email }));
    clear();
    if (adMonitoring) loadAdMonitoring(adMonitoring);
  };

  return (
    <MailForm
      ref={form}
      email={email}
      subject={REQUEST_SUBJECT}
      aria-labelledby="request-form-heading"
      onSubmit={submit}
      onInput={onInput}
    >
      <TextField id="name" name="name" label="Full Name" autoComplete="name" required />
      <TextField
        id="phone"
        name="phone"
        label="Phone Number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={hotline.display}
        required
      />
      <SelectField
        id="service"
        name="service"
        label="Service Needed"
        placeholder="Select a service"
        choices={requestHelpServices}
      />
      <TextField
        id="location"
        name="location"
        label="Current Location"
        autoComplete="off"
        placeholder="Street, exit or landmark"
        required
      />
      <TextArea id="description" name="description" label="Description of Problem" rows={4} />
      <button type="submit" className="button button-call cursor-pointer justify-self-start">
        Request Help Now
      </button>
      <TextInstead {...hotline} />
    </MailForm>
  );
}

function Confirmation({ hotline, links }: IslandProps & { links: RequestLinks }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="card p-6">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Request Received!
      </h3>
      <p className="mt-2">So far it is on this phone only. Call dispatch now, or send what you wrote:</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={telLink(hotline.e164)} className="button button-call">
          Call {hotline.display}
        </a>
        <a href={links.sms} className="button button-line">
          Text this request
        </a>
        <a href={links.mail} className="button button-line">
          E-mail this request
        </a>
      </div>
    </div>
  );
}
