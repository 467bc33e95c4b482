import { WHEN_REQUESTED } from "../controls/form-words.ts";

/** The form of /request-help. */
export const HELP_WORDS = {
  opens: "Next, you choose: call, text, or email.",
  agreement: WHEN_REQUESTED,
  send: "Request Help Now",
  instead: "No form needed:",
  /** The specification's choices of "Service Needed", each with the dialog's choices that it covers. */
  services: [
    { value: "tire", label: "Tire Services", choices: ["Tire Change"] },
    { value: "lockout", label: "Auto Lockout", choices: ["Lockout Service"] },
    { value: "jumpstart", label: "Jump Start/Battery", choices: ["Jump Start", "Battery Replacement"] },
    { value: "mechanic", label: "Mobile Mechanic", choices: ["Mobile Mechanic"] },
    { value: "other", label: "Other", choices: ["Other"] },
  ],
};

/** The confirmation in place of that form. Its title is the specification's; nothing has been sent yet. */
export const RECEIVED = {
  title: "Request Received!",
  left: "One step is left: call dispatch, or send them what you wrote.",
};

/** The choices of /request-help on a site whose dialog offers these. The owner's own come before Other. */
export function helpServices(
  offered: readonly string[],
): { value: string; label: string; choices: readonly string[] }[] {
  const { services } = HELP_WORDS;
  const known = services.flatMap(({ choices }) => choices);
  const own = offered.filter((choice) => !known.includes(choice));
  return [
    ...services.filter(({ choices }) => choices.some((choice) => offered.includes(choice))),
    ...own.map((choice) => ({ value: choice, label: choice, choices: [choice] })),
  ].sort((a, b) => Number(a.value === "other") - Number(b.value === "other"));
}
