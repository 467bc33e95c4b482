/* What all forms say; the words of a field are in src/request/rules/fields.ts. What the specification fixes is to the letter. */

export const EVERY_FORM = {
  agreement: { text: "By sending, you agree to our terms.", link: "Terms of service" },
  missing: { title: "Missing Information", text: "Please fill in all required fields." },
};

/** Of the terms, where what follows Send is not a request yet. */
export const WHEN_REQUESTED = "When you request service, our terms apply.";
