/**
 * The colors of the pictures: those of `src/styles/tokens.css`, by the same names. A test
 * holds them to the tokens.
 */
export const colors = {
  asphalt: "#11161d",
  "asphalt-soft": "#21272f",
  reflective: "#fbfaf8",
  sign: "#005431",
  action: "#ffb90e",
} as const;

/** What asphalt is in dark mode: the header, and so the browser's own bar above it. */
export const darkAsphalt = "#05070a";
