import type { Danger } from "./types.ts";

/** The question to which 911 is the answer. */
export const dangers: Record<Danger, string> = {
  lockout: "Child or pet inside?",
  lane: "Stopped in a lane?",
  either: "Child or pet inside? Stopped in a lane?",
};
