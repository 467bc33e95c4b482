import { useEffect, useEffectEvent } from "react";
import { ignoreTaps } from "../../islands/ignore-taps.ts";
import { isPhone } from "../controls/is-phone.ts";
import { LinkForm, SmallPrint } from "../controls/link-form.tsx";
import { usePageData, useRequestSettings } from "../controls/page-data.ts";
import { RequestFields } from "../controls/request-fields.tsx";
import { useForm } from "../controls/use-form.ts";
import { useLocation } from "../controls/use-location.ts";
import { isAway } from "../device/form-values.ts";
import { mayAskForPhoto } from "../rules/car-places.ts";
import { REQUEST_DIALOG } from "../rules/fields.ts";
import { smsLink } from "../rules/links.ts";
import { fieldFilledInBy } from "../rules/location-reducer.ts";
import { dialogNotes } from "../rules/notes.ts";
import { textNumber } from "../rules/phone-numbers.ts";
import { requestLinks, requestOf, startSoFar } from "../rules/request-message.ts";
import { SERVICE_CHOICES } from "../rules/services.ts";
import { type LastRequest, storeLastRequest } from "../sent-panel/last-request.ts";
import { showSentPanel } from "../sent-panel/show-sent-panel.tsx";
import { DIALOG_WORDS } from "./dialog-words.ts";
import { RequestActions, useHandOff } from "./request-actions.tsx";
import { useLocationToasts } from "./use-location-toasts.ts";

const { fields } = REQUEST_DIALOG;

/** The fields of the home page's dialog, which is opened to share the location. */
const isAboutPlace = ({ name }: (typeof fields)[number]) => name === "location" || name === "carAt";
const LOCATION_FIRST = [...fields.filter(isAboutPlace), ...fields.filter((field) => !isAboutPlace(field))];

/** The form in the request dialog. It opens the driver's text app and mail program with the request. */
export function RequestForm() {
  const { hotline, email, topic } = usePageData();
  const { geocoder, reports, isLocationFirst, ...settings } = useRequestSettings();
  const { service, services = SERVICE_CHOICES, photos = {} } = settings;
  const smsNumber = textNumber(hotline);
  const state = useForm(REQUEST_DIALOG, { service });
  const { form, errors, values, read, refresh, refuse, clear } = state;
  const { toasts, showToast, listeners } = state;
  const { busy, start } = useHandOff();
  const gps = useLocation(state, geocoder);
  useLocationToasts(gps.store, reports, state);

  const onClose = useEffectEvent(() => {
    gps.cancel();
    // For a second tap on Close. In newer browsers, src/site/styles/taps.css does this by :has().
    ignoreTaps(document.body);
  });
  useEffect(() => {
    const dialog = form.current?.closest("dialog");
    const close = () => onClose();
    dialog?.addEventListener("close", close);
    return () => dialog?.removeEventListener("close", close);
  }, [form]);

  const send = () => {
    if (busy) return false;
    const pin = gps.pinToSend();
    if (refuse(fieldFilledInBy(pin))) return false;
    const typed = read();
    const message = requestOf(typed, { topic, pin, time: Date.now() });
    const photo = mayAskForPhoto(typed.carAt, isAway(form.current)) ? photos[typed.service] : undefined;
    const sent: LastRequest = { message, stage: "opened", photo };
    gps.cancel();
    // Stored at once: a phone with little memory may drop the page while the text app is in front.
    storeLastRequest(sent);
    // A driver who closes the dialog and opens it again within the second still needs it.
    const dialog = form.current?.closest("dialog");
    let wasClosed = false;
    dialog?.addEventListener("close", () => (wasClosed = true), { once: true });
    const links = () => requestLinks(message, Date.now(), { smsNumber, email });
    start(links, (hasDraft) => {
      const current = read();
      // What was typed since Send is in neither message: it stays, and so does the dialog.
      const isAsSent = (name: keyof typeof typed) => ["", typed[name]].includes(current[name]);
      const sentFields = fields.map(({ name }) => name).filter(isAsSent);
      if (sentFields.length === fields.length && !wasClosed) dialog?.close();
      showSentPanel(sent);
      showToast("success", hasDraft ? DIALOG_WORDS.sent : DIALOG_WORDS.sentAsText);
      clear(sentFields);
      gps.reset();
    });
    return true;
  };

  const soFar = requestOf(values, { topic, pin: gps.location.pin, time: gps.now });

  return (
    <LinkForm
      ref={form}
      form={REQUEST_DIALOG}
      send={smsLink(smsNumber)}
      topic={topic}
      noValidate
      aria-labelledby="request-heading"
      onSend={send}
      {...listeners}
    >
      <RequestFields
        fields={isLocationFirst ? LOCATION_FIRST : fields}
        idOf={(name) => `request-${name}`}
        errors={errors}
        service={{ choices: services.map((value) => ({ value, label: value })), defaultValue: service ?? "" }}
        notes={dialogNotes(services)}
        gps={gps}
      />
      <SmallPrint id="request-opens" opens={DIALOG_WORDS.opens} geocoder={geocoder} />
      <RequestActions
        start={startSoFar(soFar, gps.now, service)}
        onMessage={refresh}
        busy={busy && DIALOG_WORDS.waiting[isPhone() ? "phone" : "other"]}
      />
      {toasts}
    </LinkForm>
  );
}
