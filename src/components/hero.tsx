import type { ReactNode } from "react";
import { HERO_CLAIMS } from "../business/content.ts";
import type { Danger } from "../content/types.ts";
import { ContactActions } from "./contact-links.tsx";
import { DangerLine } from "./danger-line.tsx";
import { Icon } from "./icon.tsx";

interface HeroProps {
  title: ReactNode;
  subtitle: string;
  description: string;
  /** The average arrival that this kind of page claims, if any: "15-25 minutes". */
  arrival: string | undefined;
  danger?: Danger | undefined;
  topic: string;
  /** Another action, besides call and text. */
  action?: ReactNode;
  picture?: ReactNode;
}

/** A longer subtitle takes three lines on a small phone, and would push the call button off its first screen. */
const LONG_SUBTITLE = 70;

/** The top of a service, city or home page: danger first, what this is, call and text. */
export function Hero(props: HeroProps) {
  const { title, subtitle, description, arrival, danger, topic, action, picture } = props;
  // If the page is about one danger, its line comes first. On other pages the line is below the call.
  const isFirst = danger !== undefined && danger !== "either";
  return (
    <section className="hero">
      {isFirst && (
        <div className="bg-asphalt-soft">
          <DangerLine danger={danger} className="wrap max-[52rem]:pt-3" />
        </div>
      )}
      {picture}
      <div className="wrap hero-words">
        <h1 className="max-w-[18ch] text-3xl">{title}</h1>
        <p
          className={`mt-2.5 max-w-[44ch] text-xl font-semibold ${subtitle.length > LONG_SUBTITLE ? "max-lg:order-1" : ""}`}
        >
          {subtitle}
        </p>
        <p className="mt-3 max-w-[58ch] text-lg text-dim max-lg:order-1 lg:max-w-[46ch]">{description}</p>
        <ContactActions topic={topic}>{action}</ContactActions>
        {danger && !isFirst && <DangerLine danger={danger} className="mt-2 min-[52rem]:mt-6" />}
        {arrival && (
          <p className="mt-5 flex items-center gap-2 font-semibold">
            <Icon name="clock" size={20} />
            <span>Average arrival {arrival}</span>
          </p>
        )}
        {HERO_CLAIMS.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-dim">
            {HERO_CLAIMS.map((claim) => (
              <li key={claim}>{claim}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
