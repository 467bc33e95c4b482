import type { LastRequest } from "../request/stored.ts";

/** The device that shows the panel: a phone, or a computer with or without a QR code. */
export type SentDevice = "phone" | "computer with code" | "computer";

/**
 * The texts of a panel: its heading, and what to do now. They do not depend on time, or on anything that the
 * page cannot know.
 */
export interface SentTexts {
  title: string;
  advice: Record<SentDevice, string>;
}

const SCAN = "scan the code with a phone. The text is ready there, and you press send.";

/** The texts by what the page has done with the request. */
export type TextsByStage = Readonly<Record<LastRequest["stage"], SentTexts>>;

/** For the panel at the top of a page. */
export const SENT_TEXTS: TextsByStage = {
  opened: {
    title: "Did your text go?",
    advice: {
      phone: "This page can’t see it. Look in your text app. If it isn’t sent, send it there, or call.",
      "computer with code": `This page can’t see it, and many computers send no texts. To be sure, ${SCAN}`,
      computer: "This page can’t see it, and many computers send no texts. To be sure, call.",
    },
  },
  composed: {
    title: "Did your request go?",
    advice: {
      phone: "This page can’t see it. Until you send it, it’s on this phone only.",
      "computer with code": `Until you send it, it’s on this computer only. To send it, ${SCAN}`,
      computer: "This page can’t see it. Until you send it, it’s on this computer only.",
    },
  },
};

/**
 * For the panel that replaces the form of /request-help. Nothing has been sent yet: the page has the request,
 * dispatch does not. What to do now comes first.
 */
export const CONFIRMATION_TEXTS: TextsByStage = {
  ...SENT_TEXTS,
  composed: {
    title: "Request Received!",
    advice: {
      phone: "Call now, or text us what you wrote. This page has it, but can’t send it for you.",
      "computer with code": `Call now, or ${SCAN} This page has your request, but can’t send it for you.`,
      computer: "Call now, or email us what you wrote. This page has it, but can’t send it for you.",
    },
  },
};

/**
 * How long the request stays. These texts are true before and after its half hour, so they never change and
 * move nothing.
 */
export const STORED_TEXTS = {
  stored: "It stays on this page until you leave, and in this tab for 30 minutes.",
  "not stored": "It stays on this page until you leave.",
} as const;
