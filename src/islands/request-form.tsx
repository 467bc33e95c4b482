import { type FormEvent, useEffect, useEffectEvent } from "react";
import { NameField, PhoneField, SelectField, TextArea } from "../components/field.tsx";
import type { IslandProps } from "../components/island-module.tsx";
import { REQUEST_SENT } from "../content/form-texts.ts";
import { notesFor } from "../content/request-notes.ts";
import { toggleNote } from "../request/details-notes.ts";
import { smsLinkUpToBody } from "../request/links.ts";
import {
  failureTitle,
  type LocationFeedback,
  locationFound,
  locationRules,
} from "../request/location-rules.ts";
import { SERVICE_CHOICES, type ServiceChoice, withPosition } from "../request/messages.ts";
import { requestLinks, requestRoom, textSoFarLink } from "../request/request-links.ts";
import { composeRequest, type LastRequest, storeLastRequest } from "../request/stored.ts";
import { NoteToggles, RoomHint } from "./parts/details-help.tsx";
import { LinkForm, TermsLine } from "./parts/link-form.tsx";
import { LocationFields } from "./parts/location-fields.tsx";
import { RequestActions, useHandOff } from "./parts/request-actions.tsx";
import { isComputer } from "./parts/scan-code.tsx";
import { showSentPanel } from "./parts/sent-panel-root.tsx";
import { showFailure, showSuccess } from "./parts/toasts.tsx";
import { useForm } from "./parts/use-form.ts";
import { useLocation } from "./parts/use-location.ts";

interface RequestFormProps extends IslandProps {
  email: string;
  feedback: LocationFeedback;
  /** The service that the page is about, if any: it is preselected. */
  service?: ServiceChoice | undefined;
  topic: string;
}

const STORED_AS = "request";

const FIELDS = ["service", "name", "phone", "location", "details"] as const;

const SERVICES = SERVICE_CHOICES.map((service) => ({ value: service, label: service }));

/** Messages for required fields that are blank (spec, section 5). */
const REQUIRED = {
  service: "Choose the service you need.",
  name: "Enter your name.",
  phone: "Enter a phone number we can reach you at.",
  location: "Enter where you are, or use your GPS location.",
};

/**
 * The form inside the request dialog. It sends nothing to a server, but opens the driver's own text app and
 * mail program with the request. Until its code is loaded, first aid opens the text app.
 */
export function RequestForm({ hotline, email, feedback, service, topic }: RequestFormProps) {
  const { geocoder, failures, comesFirst } = locationRules[feedback];
  const handle = useForm(STORED_AS, FIELDS, { service });
  const { form, errors, values, read, write, rejectBlank, clear, onInput } = handle;
  const { busy, start } = useHandOff();
  const gps = useLocation(handle, {
    geocoder,
    onFound(words) {
      if (feedback === "toasts") showSuccess({ title: locationFound(words) });
    },
    onFailure(reason) {
      if (feedback === "toasts") showFailure({ title: failureTitle(reason), text: failures[reason] });
    },
  });
  const soFar = { topic, ...withPosition(values, gps.pin, gps.now) };

  const onClose = useEffectEvent(() => gps.cancel());
  useEffect(() => {
    const dialog = form.current?.closest("dialog");
    const close = () => onClose();
    dialog?.addEventListener("close", close);
    return () => dialog?.removeEventListener("close", close);
  }, [form]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    // Comes before the fields are read: the text of an expired pin is removed from its field.
    const pin = gps.settle();
    if (rejectBlank(REQUIRED)) return;
    const typed = read();
    const entered = { topic, ...typed, position: pin };
    const sent: LastRequest = { entered, when: Date.now(), stage: "opened" };
    gps.cancel();
    // Stored at once: a phone with little memory may drop the page while the text app is in front.
    storeLastRequest(sent);
    // A dialog that was closed and opened again meanwhile is needed: it stays open.
    const dialog = form.current?.closest("dialog");
    let wasClosed = false;
    dialog?.addEventListener("close", () => (wasClosed = true), { once: true });
    const links = requestLinks(composeRequest(entered, sent.when), { e164: hotline.e164, email });
    start(links, () => {
      const current = read();
      const hasSamePin = gps.settle() === pin;
      const isAsSent = (field: (typeof FIELDS)[number]) =>
        current[field] === typed[field] && (field !== "location" || hasSamePin);
      // Text that was typed since is in neither message: it stays, and so does the dialog.
      if (FIELDS.every(isAsSent) && !wasClosed) dialog?.close();
      clear(FIELDS.filter(isAsSent));
      if (isAsSent("location")) gps.reset();
      showSentPanel(sent);
      showSuccess(REQUEST_SENT);
    });
  };

  const location = (
    <LocationFields
      feedback={feedback}
      id="request-location"
      label="Location"
      error={errors.location}
      gps={gps}
    />
  );
  return (
    <LinkForm
      ref={form}
      storedAs={STORED_AS}
      send={smsLinkUpToBody(hotline.e164)}
      topic={topic}
      fields={FIELDS}
      noValidate
      aria-labelledby="request-heading"
      onSubmit={submit}
      onInput={onInput}
    >
      {comesFirst && location}
      <SelectField
        id="request-service"
        name="service"
        label="Service Needed"
        line="Service"
        placeholder="Select a service"
        choices={SERVICES}
        defaultValue={service ?? ""}
        error={errors.service}
        required
      />
      <NameField id="request-name" label="Your Name" error={errors.name} required />
      <PhoneField
        id="request-phone"
        label="Phone Number"
        placeholder={hotline.display}
        error={errors.phone}
        required
      />
      {!comesFirst && location}
      <TextArea
        id="request-details"
        name="details"
        label="Additional Details"
        line="Details"
        rows={3}
        help={<RoomHint messages={requestRoom(soFar, email)} />}
      />
      <NoteToggles
        notes={notesFor(values.service)}
        details={values.details}
        onToggle={(note) => write("details", toggleNote(read().details, note))}
      />
      <TermsLine />
      <RequestActions
        hotline={hotline}
        textHref={textSoFarLink(soFar, service, hotline.e164)}
        busy={busy && (isComputer() ? "Preparing your request" : "Opening your text app")}
      />
    </LinkForm>
  );
}
