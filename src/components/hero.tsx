import type { ReactNode } from "react";
import { HERO_CLAIMS } from "../content/claims.ts";
import { CallButton } from "./contact-links.tsx";
import { Icon } from "./icon.tsx";

interface HeroProps {
  title: ReactNode;
  subtitle: string;
  description: string;
  /** The claim of this kind of page: "15-25 minutes". */
  arrival: string;
  /** What else a driver can do here, beside the call. */
  action?: ReactNode;
  picture?: ReactNode;
}

/** The top of a service, city or home page: what this is, and the call. */
export function Hero({ title, subtitle, description, arrival, action, picture }: HeroProps) {
  return (
    <section className="relative isolate overflow-hidden bg-asphalt text-reflective">
      <div className="wrap py-8 md:py-20">
        <h1 className="max-w-[18ch] text-3xl">{title}</h1>
        <p className="mt-2.5 max-w-[44ch] text-xl font-semibold">{subtitle}</p>
        <p className="mt-3 max-w-[58ch] text-lg text-dim lg:max-w-[46ch]">{description}</p>
        {/* A column on phones: half come in, a button fits beside the call; whole, it would jump below it. */}
        <div className="mt-6 grid justify-items-start gap-3 sm:flex sm:flex-wrap">
          <CallButton className="min-h-14 text-lg" />
          {action}
        </div>
        <p className="mt-5 flex items-center gap-2 font-semibold">
          <Icon name="clock" size={20} />
          Average arrival {arrival}
        </p>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-dim">
          {HERO_CLAIMS.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
      </div>
      {picture}
    </section>
  );
}
