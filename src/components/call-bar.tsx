import { CallButton, TextButton } from "./contact-links.tsx";

/**
 * At the thumb on every page but the home page: call and text, which starts with these words. The browser entry shows it while
 * no other call button is in view; without script it stays away.
 */
export function CallBar({ start }: { start: string }) {
  return (
    <aside id="call-bar" aria-label="Call or text" className="floating" data-away>
      <CallButton number="xl:sr-only" />
      <TextButton start={start} label="Text" />
    </aside>
  );
}
