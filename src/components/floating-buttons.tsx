import type { ReactNode } from "react";
import { CallButton } from "./contact-links.tsx";

/** At the thumb on the home page, always: a call button, and what stands beside it. */
export function FloatingButtons({ children }: { children: ReactNode }) {
  return (
    <aside aria-label="Location and call" className="floating">
      {children}
      <CallButton short className="ml-auto" />
    </aside>
  );
}
