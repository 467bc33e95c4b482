/** The attributes that all icons have in common are once in a page, in its styles (`.lucide`), and not in each icon. */
export const drawnByStyles = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};
