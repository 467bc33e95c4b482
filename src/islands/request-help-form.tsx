import { type FormEvent, useState } from "react";
import { NameField, PhoneField, SelectField, TextArea } from "../components/field.tsx";
import type { IslandProps } from "../components/island-module.tsx";
import { SaveNumber } from "../components/save-number.tsx";
import { requestHelpServices } from "../content/general-pages.ts";
import { CONFIRMATION_TEXTS } from "../content/sent-panel.ts";
import { ignoreTaps, SAME_TAP_MS } from "../ignore-taps.ts";
import { smsLinkAbout, smsLinkUpToBody } from "../request/links.ts";
import { locationRules } from "../request/location-rules.ts";
import type { Position } from "../request/position.ts";
import { requestRoom } from "../request/request-links.ts";
import { composeRequest, type LastRequest, storeLastRequest } from "../request/stored.ts";
import { isBlank } from "../request/text.ts";
import { RoomHint } from "./parts/details-help.tsx";
import { LinkForm, TermsLine } from "./parts/link-form.tsx";
import { LocationFields } from "./parts/location-fields.tsx";
import { SentPanel } from "./parts/sent-panel.tsx";
import { removeSentPanel } from "./parts/sent-panel-root.tsx";
import { useForm } from "./parts/use-form.ts";
import { useLocation } from "./parts/use-location.ts";

declare global {
  interface Window {
    /** The conversion value, which ClickCease's script reads by this name. */
    ccConVal?: number;
  }
}

/** The script of the monitoring service, and the value of a request there. */
interface AdMonitoring {
  script: string;
  conversionValue: number;
}

interface RequestHelpFormProps extends IslandProps {
  email: string;
  topic: string;
  adMonitoring: AdMonitoring | null;
}

const STORED_AS = "request-help";

/** In the order of the message's lines. */
const FIELDS = ["service", "name", "phone", "location", "description"] as const;

const REQUIRED = ["name", "phone", "location"] as const;

/**
 * The form of /request-help. On submit a confirmation replaces it. Nothing is sent automatically: the
 * confirmation offers the request as a text message and as an email draft.
 */
export function RequestHelpForm({ hotline, email, topic, adMonitoring }: RequestHelpFormProps) {
  const handle = useForm(STORED_AS, FIELDS);
  const { form, values, read, write, clear, onInput } = handle;
  const gps = useLocation(handle, locationRules.inline);
  const [composed, setComposed] = useState<LastRequest>();

  /** The request as typed, with the service's label instead of its value. */
  const enteredFrom = ({ description, ...typed }: typeof values, position: Position | undefined) => {
    const service = requestHelpServices.find(({ value }) => value === typed.service)?.label ?? "";
    return { ...typed, topic, service, position, details: description };
  };

  if (composed)
    return (
      <>
        <SentPanel
          hotline={hotline}
          email={email}
          request={composed}
          words={CONFIRMATION_TEXTS}
          heading="h3"
          takesFocus
        />
        <SaveNumber />
      </>
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Comes before the fields are read: the text of an expired pin is removed from its field.
    const pin = gps.settle();
    const typed = read();
    // The spec asks for the browser's own check, which accepts spaces. So blank fields are emptied, and
    // checked again.
    const blank = REQUIRED.filter((field) => isBlank(typed[field]));
    for (const field of blank) write(field, "");
    if (blank.length > 0) {
      form.current?.reportValidity();
      return;
    }
    const request: LastRequest = { entered: enteredFrom(typed, pin), when: Date.now(), stage: "composed" };
    storeLastRequest(request);
    removeSentPanel();
    setComposed(request);
    // The panel has replaced the form: a second tap on Send would hit one of its buttons.
    ignoreTaps(document.getElementById("main"), SAME_TAP_MS);
    clear();
    gps.reset();
    if (adMonitoring) loadAdMonitoring(adMonitoring);
  };

  return (
    <LinkForm
      ref={form}
      storedAs={STORED_AS}
      send={smsLinkUpToBody(hotline.e164)}
      topic={topic}
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
      <LocationFields feedback="inline" id="location" label="Current Location" gps={gps} />
      <TextArea
        id="description"
        name="description"
        label="Description of Problem"
        line="Details"
        rows={4}
        help={
          <RoomHint messages={requestRoom(composeRequest(enteredFrom(values, gps.pin), gps.now), email)} />
        }
      />
      <div>
        <TermsLine />
        <p id="request-help-opens" className="text-sm" suppressHydrationWarning>
          Next, you choose: call, text, or email.
        </p>
      </div>
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
        <a href={smsLinkAbout(hotline.e164, topic)} className="inline-link" suppressHydrationWarning>
          {`text ${hotline.display}`}
        </a>
      </p>
    </LinkForm>
  );
}

/** Loads the ad-monitoring script once. If it fails to load, nothing changes for the driver. */
function loadAdMonitoring({ script, conversionValue }: AdMonitoring): void {
  if (document.querySelector(`script[src="${CSS.escape(script)}"]`)) return;
  window.ccConVal = conversionValue;
  const element = document.createElement("script");
  element.src = script;
  element.async = true;
  document.head.append(element);
}
