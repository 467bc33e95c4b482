import type { LucideIcon } from "lucide-react";
import MessageSquareText from "lucide-react/icons/message-square-text";
import { smsLink } from "../rules/links.ts";
import { type PhoneNumber, textNumber } from "../rules/phone-numbers.ts";

/** What a message begins with: what the page is about, after which the driver types on, or all of it. */
export interface MessageStart {
  topic?: string;
  body?: string;
}

/** A way to write to the business, beside the mail. */
interface MessageWay {
  /** Names its words in content/pages.yaml, below `buttons`; with "Short", those for narrow buttons. */
  name: "text";
  Icon: LucideIcon;
  /** The words of its links in forms. */
  words: { write: string; again: string };
  /** The link that opens it. */
  link(hotline: PhoneNumber, start?: MessageStart): string;
}

/** All of them, in the order in which pages and forms offer them. Send opens the first one, as the specification asks. */
export const MESSAGE_WAYS = [
  {
    name: "text",
    Icon: MessageSquareText,
    words: { write: "Text", again: "Text this request" },
    link: (hotline, start) => smsLink(textNumber(hotline), start),
  },
] as const satisfies readonly MessageWay[];
