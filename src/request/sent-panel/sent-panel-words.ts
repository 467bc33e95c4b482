const BOTH = "Dispatch doesn’t have it until you call or send it.";

/** The panel after sending. The toast says "Request Sent!"; its heading goes on from there. */
export const SENT_WORDS = {
  title: "Make sure your request got through",
  /** What to do if the page has opened the text app, on a phone and on other devices. */
  opened: {
    phone: "Look in your text app. If it isn’t sent, send it there, or call.",
    other: "Many computers and tablets can’t send texts. To be sure, call.",
  },
  /** If the page has only composed the request (/request-help). */
  composed: { phone: BOTH, other: BOTH },
  /** The button that puts the panel away. */
  gotThrough: "It got through",
};

/** Below the QR code. */
export const SCAN = "Scan with your phone. Your text is ready; just tap Send.";
