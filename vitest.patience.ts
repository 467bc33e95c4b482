const ENDS_WITHIN = 60_000;

/** Milliseconds for one test and one hook: what takes a second takes many on a machine that is busy. */
export const PATIENCE = { testTimeout: ENDS_WITHIN, hookTimeout: ENDS_WITHIN };
