/** What all forms say. The words of a single field are in src/request/message/fields.ts. */
export const EVERY_FORM = {
  agreement: { text: "By sending, you agree to our terms.", link: "Terms of service" },
  missing: { title: "Missing Information", text: "Please fill in all required fields." },
};
