import { CONTACT_CARD } from "../message/links.ts";

/**
 * Offers the business as a contact for the phone's address book. Without `download`, so that iOS shows the
 * contact and not a file.
 */
export function SaveNumber() {
  return (
    <a href={CONTACT_CARD} className="inline-link" suppressHydrationWarning>
      Save our number
    </a>
  );
}
