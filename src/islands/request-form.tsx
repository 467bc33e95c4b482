import { type FormEvent, useEffect } from "react";
import type { IslandProps } from "../../prerender/island-root.tsx";
import { SelectField, TextArea, TextField } from "../components/field.tsx";
import { TextInstead } from "../components/text-instead.tsx";
import { bigDataCloud } from "../request/big-data-cloud.ts";
import { requestText } from "../request/compose.ts";
import { type DialogVariant, locationFound, locationMessages } from "../request/location-messages.ts";
import { nominatim } from "../request/nominatim.ts";
import { REQUEST_SUBJECT, requestLinks } from "../request/request-links.ts";
import { missingFields, type RequiredField } from "../request/service-request.ts";
import { GpsButton } from "./parts/gps-button.tsx";
import { MailForm } from "./parts/mail-form.tsx";
import { REQUEST_SENT } from "./parts/notices.ts";
import { SentActions } from "./parts/sent-actions.tsx";
import { showFailure, showSuccess } from "./parts/toasts.tsx";
import { useForm } from "./parts/use-form.ts";
import { useHandOff } from "./parts/use-hand-off.ts";
import { useLocationField } from "./parts/use-location-field.ts";

interface RequestFormProps extends IslandProps {
  email: string;
  variant: DialogVariant;
}

const FIELDS = ["service", "name", "phone", "location", "details"] as const;

const SERVICES = [
  "Jump Start",
  "Lockout Service",
  "Tire Change",
  "Battery Replacement",
  "Mobile Mechanic",
  "Other",
].map((service) => ({ value: service, label: service }));

const ERRORS: Record<RequiredField, string> = {
  service: "Choose the service you need.",
  name: "Enter your name.",
  phone: "Enter a phone number we can reach you at.",
  location: "Enter where you are, or use your GPS location.",
};

const GEOCODERS = { home: bigDataCloud, service: nominatim };

/**
 * The form inside the request dialog. Nothing goes to a server: it opens the driver's own text app and mail
 * program with the request written in. Without its code it is a mail form, with a text link below it.
 */
export function RequestForm({ hotline, email, variant }: RequestFormProps) {
  const { form, errors, read, write, rejectMissing, clear, onInput } = useForm("request", FIELDS);
  const { busy, start } = useHandOff();
  const gps = useLocationField({
    geocoder: GEOCODERS[variant],
    read: () => read().location,
    write: (text) => write("location", text),
    onFound(words) {
      if (variant === "home") showSuccess({ title: locationFound(words) });
    },
    onFailure(reason) {
      const { title, text } = locationMessages[variant][reason];
      if (title) showFailure({ title, text });
    },
  });
  const { fix, cancel } = gps;
  const accuracy = Math.round(fix?.accuracy ?? 0);

  useEffect(() => {
    const dialog = form.current?.closest("dialog");
    dialog?.addEventListener("close", cancel);
    return () => dialog?.removeEventListener("close", cancel);
  }, [form, cancel]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const request = { ...read(), coordinates: fix?.coordinates };
    const missing = missingFields(request);
    if (missing.length > 0) return rejectMissing(missing, ERRORS);
    const links = requestLinks(request, { e164: hotline.e164, email });
    start(links, () => {
      form.current?.closest("dialog")?.close();
      clear();
      gps.reset();
      const actions = <SentActions mailHref={links.mail} what="request" text={requestText(request)} />;
      showSuccess({ ...REQUEST_SENT, actions });
    });
  };

  return (
    <MailForm
      ref={form}
      email={email}
      subject={REQUEST_SUBJECT}
      noValidate
      aria-labelledby="request-heading"
      onSubmit={submit}
      onInput={(event) => {
        onInput(event);
        gps.onInput();
      }}
    >
      <SelectField
        id="request-service"
        name="service"
        label="Service Needed"
        placeholder="Select a service"
        choices={SERVICES}
        error={errors.service}
        required
      />
      <TextField
        id="request-name"
        name="name"
        label="Your Name"
        autoComplete="name"
        error={errors.name}
        required
      />
      <TextField
        id="request-phone"
        name="phone"
        label="Phone Number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={hotline.display}
        error={errors.phone}
        required
      />
      <TextField
        id="request-location"
        name="location"
        label="Location"
        autoComplete="off"
        placeholder="Street, exit or landmark"
        error={errors.location}
        help={accuracy ? `GPS position, plus or minus ${accuracy} meters.` : undefined}
        required
      />
      <GpsButton
        variant={variant}
        state={gps.state}
        onLook={gps.look}
        credit={fix?.credited ? nominatim.credit : undefined}
      />
      <TextArea id="request-details" name="details" label="Additional Details" rows={3} />
      <button type="submit" className="button button-call cursor-pointer" aria-disabled={busy}>
        {busy ? "Opening your text app" : "Send Request"}
      </button>
      <TextInstead {...hotline} />
    </MailForm>
  );
}
