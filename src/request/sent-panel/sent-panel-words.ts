const ONLY_THEN = "Dispatch doesn’t have it until you call or text us.";
const ONE_STEP = "One step left: call, or text us what you wrote. Dispatch doesn’t have it until you do.";

/** The heading of the panel, and what to do now on a phone and on other devices. */
export const SENT_WORDS = {
  /** The page has opened the text app. */
  opened: {
    title: "Did your text go through?",
    phone: "Look in your text app. If it isn’t sent, send it there, or call.",
    other: "Many computers and tablets can’t send texts. To be sure, call.",
  },
  /** The page has only composed it. */
  composed: { title: "Did your request go through?", phone: ONLY_THEN, other: ONLY_THEN },
  /** The same, in place of the form of /request-help. */
  received: { title: "Request Received!", phone: ONE_STEP, other: ONE_STEP },
};

/** The button that puts the panel away. */
export const WENT_THROUGH = "Yes, it went through";

/** What a picture in the text should show. Nobody should walk into traffic for one. */
export function photoAdvice(photo: string): string {
  return `If it’s safe, add a photo to the text: ${photo}.`;
}

/** Below the QR code. */
export const SCAN = "Scan with your phone. Your text is ready; just tap Send.";
