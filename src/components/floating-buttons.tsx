import type { ReactNode } from "react";
import { CallButton } from "./contact-links.tsx";

/**
 * At the thumb on the home page, always: a call button, and what stands beside it. The browser entry has the call amber
 * while no other call button is in view.
 */
export function FloatingButtons({ children }: { children: ReactNode }) {
  return (
    <aside id="call-bar" aria-label="Location and call" className="floating" data-away>
      {children}
      <CallButton short className="ml-auto" />
    </aside>
  );
}
