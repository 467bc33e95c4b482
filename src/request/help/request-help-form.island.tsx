import { useState } from "react";
import { ignoreTaps, SAME_TAP_MS } from "../../islands/ignore-taps.ts";
import { loadAdMonitoring } from "../ad-monitoring/load-ad-monitoring.ts";
import { findPart } from "../controls/find-part.ts";
import { LinkForm, SmallPrint } from "../controls/link-form.tsx";
import { MESSAGE_WAYS } from "../controls/message-ways.tsx";
import { usePageData, useRequestSettings } from "../controls/page-data.ts";
import { RequestFields } from "../controls/request-fields.tsx";
import type { SentRequest } from "../controls/send-again.tsx";
import { useForm } from "../controls/use-form.ts";
import { useLocation } from "../controls/use-location.ts";
import { isAway } from "../device/form-values.ts";
import { mayAskForPhoto } from "../rules/car-places.ts";
import { REQUEST_HELP } from "../rules/fields.ts";
import { smsLink } from "../rules/links.ts";
import { fieldFilledInBy } from "../rules/location-reducer.ts";
import { DRIVERS_NOTES } from "../rules/notes.ts";
import { textNumber } from "../rules/phone-numbers.ts";
import { requestOf } from "../rules/request-message.ts";
import { SERVICE_CHOICES } from "../rules/services.ts";
import { storeLastRequest } from "../sent-panel/last-request.ts";
import { removeSentPanel } from "../sent-panel/show-sent-panel.tsx";
import { HELP_WORDS, helpServices } from "./help-words.ts";
import { RequestReceived } from "./request-received.tsx";

/** The form of /request-help. Send opens nothing: the confirmation takes its place, and offers a text and an email. */
export function RequestHelpForm() {
  const { hotline, topic } = usePageData();
  const { geocoder, adMonitoring, services = SERVICE_CHOICES, photos = {} } = useRequestSettings();
  const choices = helpServices(services);
  const smsNumber = textNumber(hotline);
  const state = useForm(REQUEST_HELP);
  const { form, errors, read, refusal, edit, clear, listeners } = state;
  const gps = useLocation(state, geocoder);
  const [received, setReceived] = useState<SentRequest>();

  if (received) return <RequestReceived {...received} />;

  const send = () => {
    const position = gps.pinToSend();
    // Emptied, because the browser's own check, which the specification asks for, accepts spaces.
    const { blank } = refusal(fieldFilledInBy(position));
    for (const name of blank) edit(name, () => "");
    if (blank.length > 0) {
      form.current?.reportValidity();
      return false;
    }
    const typed = read();
    const message = requestOf(typed, { topic, pin: position, time: Date.now() });
    const covered = choices.find(({ label }) => label === typed.service)?.choices ?? [];
    const mayAsk = mayAskForPhoto(typed.carAt, isAway(form.current));
    const photo = mayAsk ? covered.map((choice) => photos[choice]).find(Boolean) : undefined;
    storeLastRequest({ message, photo, stage: "composed" });
    removeSentPanel();
    setReceived({ message, photo });
    // The confirmation has replaced the form: a second tap on Send would hit one of its buttons.
    ignoreTaps(findPart("main"), SAME_TAP_MS);
    clear();
    gps.reset();
    if (adMonitoring) loadAdMonitoring(adMonitoring);
    return true;
  };

  return (
    // In an element of its own, which the confirmation replaces: an extension may have moved the form.
    <div>
      <LinkForm
        ref={form}
        form={REQUEST_HELP}
        send={smsLink(smsNumber)}
        topic={topic}
        aria-labelledby="request-form-heading"
        onSend={send}
        {...listeners}
      >
        <RequestFields
          fields={REQUEST_HELP.fields}
          idOf={(name) => (name === "details" ? "description" : name)}
          errors={errors}
          service={{ choices }}
          notes={DRIVERS_NOTES}
          gps={gps}
        />
        <SmallPrint
          id="request-help-opens"
          opens={HELP_WORDS.opens}
          agreement={HELP_WORDS.agreement}
          geocoder={geocoder}
        />
        <button
          id="request-help-send"
          type="submit"
          aria-describedby="request-help-opens"
          className="button button-call"
          suppressHydrationWarning
        >
          {HELP_WORDS.send}
        </button>
        <p className="row small">
          <span suppressHydrationWarning>{HELP_WORDS.instead}</span>
          {MESSAGE_WAYS.map(({ name, words, link }) => (
            <a key={name} href={link(hotline, { topic })} className="inline-link" suppressHydrationWarning>
              <span suppressHydrationWarning>
                {`${words.write.toLowerCase()} `}
                <span className="unbroken" suppressHydrationWarning>
                  {hotline.display}
                </span>
              </span>
            </a>
          ))}
        </p>
      </LinkForm>
    </div>
  );
}
