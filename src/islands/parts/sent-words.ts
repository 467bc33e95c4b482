import type { LastRequest } from "../../request/last-request.ts";

/** Where the panel's reader is: at a phone, or at a computer, with a code to scan or without. */
export type SentDevice = "phone" | "computer with code" | "computer";

/** What a panel says: its heading, and what to do now. Nothing in it depends on what the page cannot know. */
export interface SentWords {
  title: string;
  advice: Record<SentDevice, string>;
}

const SCAN = "scan the code with a phone. The text is ready there, and you press send.";

/** At the top of a page, by what the page has done. */
export const SENT_WORDS: Record<LastRequest["stage"], SentWords> = {
  opened: {
    title: "Did your text go?",
    advice: {
      phone: "This page can't see it. Look in your text app. If it isn't sent, send it there, or call.",
      "computer with code": `This page can't see it, and many computers send no texts. To be sure, ${SCAN}`,
      computer: "This page can't see it, and many computers send no texts. To be sure, call.",
    },
  },
  composed: {
    title: "Did your request go?",
    advice: {
      phone: "This page can't see it. Until you send it, it's on this phone only.",
      "computer with code": `Until you send it, it's on this computer only. To send it, ${SCAN}`,
      computer: "This page can't see it. Until you send it, it's on this computer only.",
    },
  },
};

/**
 * In the place of the form of /request-help, by which nothing has left the phone: the page has the request, dispatch has
 * not. What to do now comes first.
 */
export const CONFIRMATION_WORDS: SentWords = {
  title: "Request Received!",
  advice: {
    phone: "Call now, or text us what you wrote. This page has it, but can't send it for you.",
    "computer with code": `Call now, or ${SCAN} This page has your request, but can't send it for you.`,
    computer: "Call now, or email us what you wrote. This page has it, but can't send it for you.",
  },
};
