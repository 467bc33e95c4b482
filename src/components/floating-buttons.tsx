import type { ReactNode } from "react";
import { CallButton } from "./contact-links.tsx";

/**
 * At the thumb on the home page, always: a small call button, and what stands beside it. The browser entry has the call amber
 * while no other call button is in view.
 */
export function FloatingButtons({ children }: { children: ReactNode }) {
  return (
    <aside id="call-bar" aria-label="Location and call" className="floating floating-stays" data-away>
      {children}
      <CallButton number="max-sm:sr-only xl:sr-only" className="ml-auto" />
    </aside>
  );
}
