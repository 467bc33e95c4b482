import { CONTACT_CARD } from "../request/links.ts";

/** Offers the business for the phone's address book. Without `download`: iOS then shows the contact, and not a file. */
export function SaveNumber({ className = "inline-link" }: { className?: string }) {
  return (
    <a href={CONTACT_CARD} className={className} suppressHydrationWarning>
      Save our number
    </a>
  );
}
