/** Leaves out the attributes that all of lucide's icons share: styles set them once (`.lucide`). */
export const drawnByStyles = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};
