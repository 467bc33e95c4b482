/* What all forms say; the words of fields are in src/request/rules/fields.ts. `missing` is specified to the letter. */

export const EVERY_FORM = {
  agreement: { text: "By sending, you agree to our terms.", link: "Terms of service" },
  missing: { title: "Missing Information", text: "Please fill in all required fields." },
};

/** In place of `agreement`, where Send is not a request for service yet. */
export const WHEN_REQUESTED = "When you request service, our terms apply.";

/** The ways to send a request again. */
export const SEND_AGAIN = {
  email: "Email this request",
  /** In place of `email`, if no email draft can hold it. */
  tooLong: "It is too long for an email.",
};

/** What a picture in the text should show. Nobody should walk into traffic for one. */
export function photoAdvice(photo: string): string {
  return `If it’s safe, add a photo to the text: ${photo}.`;
}
