import { useSite } from "../site-context.ts";

/** The languages that are spoken on the phone, beside the call button; nothing if the owner names none. */
export function LanguagesLine() {
  const { business, pages } = useSite();
  if (business.languages.length === 0) return null;
  return (
    <p className="small links-below">
      {pages.callers.languages} <LanguageNames />
    </p>
  );
}

/** Each language by its own name, which screen readers then speak in that language. */
export function LanguageNames() {
  return useSite().business.languages.map(({ tag, name }, index) => (
    <span key={tag}>
      {index > 0 && ", "}
      <span lang={tag}>{name}</span>
    </span>
  ));
}
