import fc from "fast-check";

/*
 * Property tests try the same values at each run: a test that passed yesterday fails today only if the code has
 * changed. FC_SEED=7 tries others, as the weekly workflow does; a failure names its seed.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });
