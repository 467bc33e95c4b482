import { fillTokens } from "../business/tokens.ts";

/* Texts that appear outside the pages: link previews in chats, a phone's home screen, and llms.txt for AI assistants. */

/** The picture that chats and networks show beside a link. */
export const sharing = fillTokens({
  alt: "A road at night, and above it: {name}, {phone}.",
} as const);

/** On a phone's home screen. */
export const app = fillTokens({
  description: "Roadside help in Dallas-Fort Worth, {hours}: call, text, or send your location.",
  /** Shown on a long press on the icon. A shortcut must lead to a page: on these two, the action comes first. */
  shortcuts: [
    { name: "Call dispatch", short_name: "Call", url: "/contact" },
    { name: "Request help", url: "/request-help" },
  ],
} as const);

/** The first lines of llms.txt, for assistants that read the site for someone; the lists of pages follow it. */
export const llms = fillTokens({
  summary:
    "{name} sends a technician to drivers in Dallas-Fort Worth, Texas, {anytime}: flat tires, lockouts, jump starts and batteries, brakes, and repairs where the car is. A driver who needs help should call or text {phone}; every page says so too. To write instead: {email}.",
  cities: "Cities with a page of their own:",
  headings: { general: "Get help, and about us", services: "Services", cities: "Cities" },
} as const);
