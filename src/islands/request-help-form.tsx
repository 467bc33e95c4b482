import { type FormEvent, useState } from "react";
import { NameField, PhoneField, SelectField, TextArea } from "../components/field.tsx";
import type { IslandProps } from "../components/island-module.ts";
import { SaveNumber } from "../components/save-number.tsx";
import { requestHelpServices } from "../content/general-pages.ts";
import { nominatim } from "../request/geocoders.ts";
import { keepRequest, type LastRequest } from "../request/last-request.ts";
import { smsLinkFrom, smsLinkUpToBody } from "../request/links.ts";
import { withPosition } from "../request/service-request.ts";
import { isBlank } from "../request/text.ts";
import { type AdMonitoring, loadAdMonitoring } from "./parts/ad-monitoring.ts";
import { LinkForm } from "./parts/link-form.tsx";
import { LocationFields } from "./parts/location-fields.tsx";
import { SentPanel } from "./parts/sent-panel.tsx";
import { removeSentPanel } from "./parts/sent-panel-root.tsx";
import { CONFIRMATION_WORDS } from "./parts/sent-words.ts";
import { useForm } from "./parts/use-form.ts";
import { useLocation } from "./parts/use-location.ts";

interface RequestHelpFormProps extends IslandProps {
  email: string;
  /** The words that a text message from the page starts with. */
  start: string;
  adMonitoring: AdMonitoring | null;
}

const DRAFT = "request-help";

/** In the order of the request's text. */
const FIELDS = ["service", "name", "phone", "location", "description"] as const;

const REQUIRED = ["name", "phone", "location"] as const;

/**
 * The form of /request-help. On submit a confirmation takes its place, for good. Nothing is sent by itself, so it is the
 * panel that offers the request as a text message and as a mail draft.
 */
export function RequestHelpForm({ hotline, email, start, adMonitoring }: RequestHelpFormProps) {
  const handle = useForm(DRAFT, FIELDS);
  const { form, read, write, clear, onInput } = handle;
  const gps = useLocation(handle, { geocoder: nominatim });
  const [composed, setComposed] = useState<LastRequest>();

  if (composed)
    return (
      <>
        <SentPanel request={composed} words={CONFIRMATION_WORDS} heading="h3" takesFocus />
        <SaveNumber />
      </>
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Before anything is read: an expired pin takes its words out of the field.
    const pin = gps.settle();
    const { description, ...typed } = read();
    // To the browser's own check, which the specification asks for, a space is a name: then it has to look again.
    const blank = REQUIRED.filter((field) => isBlank(typed[field]));
    for (const field of blank) write(field, "");
    if (blank.length > 0) {
      form.current?.reportValidity();
      return;
    }
    const service = requestHelpServices.find(({ value }) => value === typed.service)?.label ?? "";
    const request = withPosition({ ...typed, page: start, service, details: description }, pin, Date.now());
    removeSentPanel();
    setComposed(keepRequest(request, { hotline, email }, "composed"));
    clear();
    gps.reset();
    if (adMonitoring) loadAdMonitoring(adMonitoring);
  };

  return (
    <LinkForm
      ref={form}
      draft={DRAFT}
      send={smsLinkUpToBody(hotline.e164)}
      page={start}
      fields={FIELDS}
      aria-labelledby="request-form-heading"
      onSubmit={submit}
      onInput={onInput}
    >
      <NameField id="name" label="Full Name" required />
      <PhoneField id="phone" label="Phone Number" placeholder={hotline.display} required />
      <SelectField
        id="service"
        name="service"
        label="Service Needed"
        line="Service"
        placeholder="Select a service"
        choices={requestHelpServices}
      />
      <LocationFields variant="service" id="location" label="Current Location" gps={gps} />
      <TextArea id="description" name="description" label="Description of Problem" line="Details" rows={4} />
      <p id="request-help-opens" className="text-sm" suppressHydrationWarning>
        Next, you choose: call, text, or email.
      </p>
      <button
        id="request-help-send"
        type="submit"
        aria-describedby="request-help-opens"
        className="button button-call justify-self-start"
        suppressHydrationWarning
      >
        Request Help Now
      </button>
      <p className="flex flex-wrap items-center gap-x-1 text-sm">
        <span suppressHydrationWarning>No form needed:</span>
        <a href={smsLinkFrom(hotline.e164, start)} className="inline-link" suppressHydrationWarning>
          {`text ${hotline.display}`}
        </a>
      </p>
    </LinkForm>
  );
}
