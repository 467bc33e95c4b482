/* What all forms say; the words of fields are in src/request/rules/fields.ts. `missing` is specified to the letter. */

export const EVERY_FORM = {
  agreement: { text: "By sending, you agree to our terms.", link: "Terms of service" },
  missing: { title: "Missing Information", text: "Please fill in all required fields." },
};

/** In place of `agreement`, where Send is not a request for service yet. */
export const WHEN_REQUESTED = "When you request service, our terms apply.";
