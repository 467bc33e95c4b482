import type { LastRequest } from "../storage/stored.ts";

/** The device that shows the panel: a phone, or a computer with or without a QR code. */
export type SentDevice = "phone" | "computer with code" | "computer";

const SCAN = "scan this code with your phone. Your text is ready; just tap Send.";

/** What the button that puts a panel away answers. */
type Question = `${string} go through?`;

/** The heading, which may ask the question itself, and what to do now. */
type Texts = Readonly<
  { advice: Record<SentDevice, string> } & ({ title: Question } | { title: string; question: Question })
>;

/**
 * The texts of a panel by what the page has done with the request. They do not depend on time, or on anything that the page
 * cannot know.
 */
type TextsByStage = Readonly<Record<LastRequest["stage"], Texts>>;

const DID_REQUEST: Question = "Did your request go through?";

/** For the panel at the top of a page. */
export const SENT_TEXTS: TextsByStage = {
  opened: {
    title: "Did your text go through?",
    advice: {
      phone: "Look in your text app. If it isn’t sent, send it there, or call.",
      "computer with code": `Many computers can’t send texts. To be sure, ${SCAN}`,
      computer: "Many computers can’t send texts. To be sure, call.",
    },
  },
  composed: {
    title: DID_REQUEST,
    advice: {
      phone: "Dispatch doesn’t have it until you call or text us.",
      "computer with code": `Dispatch doesn’t have it until you call or text us. To text, ${SCAN}`,
      computer: "Dispatch doesn’t have it until you call or email us.",
    },
  },
};

/** The button that puts a panel away. */
export const WENT_THROUGH = "Yes, it went through";

/** The name of a link. It says "again" only if the page has opened the app and the device has probably shown it. */
export function linkName(way: "text" | "email", stage: LastRequest["stage"], isComputer: boolean): string {
  if (stage === "composed") return way === "text" ? "Text this request" : "Email this request";
  return isComputer ? `Open the ${way}` : `Open the ${way} again`;
}

/**
 * For the panel that replaces the form of /request-help. Nothing has been sent yet: the page has the request,
 * dispatch does not. What to do now comes first.
 */
export const CONFIRMATION_TEXTS: TextsByStage = {
  ...SENT_TEXTS,
  composed: {
    title: "Request Received!",
    question: DID_REQUEST,
    advice: {
      phone: "One step left: call, or text us what you wrote. Dispatch doesn’t have it until you do.",
      "computer with code": `One step left: call, or ${SCAN} Dispatch doesn’t have it until you do.`,
      computer: "One step left: call, or email us what you wrote. Dispatch doesn’t have it until you do.",
    },
  },
};
