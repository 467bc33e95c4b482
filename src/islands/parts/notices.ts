import type { Notice } from "./toasts.tsx";

/** The words of the specification's error catalogue and confirmations. */
export const MISSING_INFORMATION: Notice = {
  title: "Missing Information",
  text: "Please fill in all required fields.",
};

export const REQUEST_SENT: Notice = {
  title: "Request Sent!",
  text: "Your service request has been sent via SMS and email.",
};

export const MESSAGE_SENT: Notice = {
  title: "Message Sent!",
  text: "Your message has been sent. We'll get back to you soon.",
};

/** Before GPS is used, where its result will be. */
export const GPS_UNUSED = "No GPS position yet. Your browser may ask first: choose Allow.";

/** There too, when the button was used and its code is not there. */
export const GPS_WITHOUT_CODE =
  "GPS isn't ready on this signal. Type where you are: the street, exit, or a landmark.";
