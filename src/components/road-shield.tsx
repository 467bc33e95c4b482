type Shield = { kind: "interstate" | "us" | "state"; number: string };

/** A road's marker, as on the sign beside the road; nothing for a road that has none. */
export function RoadShield({ road }: { road: string }) {
  const shield = shieldOf(road);
  if (!shield) return null;
  return (
    <span className={`shield shield-${shield.kind}`} aria-hidden="true">
      {shield.number}
    </span>
  );
}

/** Reads the kind and the number from a road's name: "I-35W", "US 377 (Main Street)", "SH 183 and SH 121". */
export function shieldOf(road: string): Shield | undefined {
  const [, prefix = "", number = ""] = /\b(I|US|SH|FM|Loop|Highway)[- ](\d+[EW]?)\b/.exec(road) ?? [];
  if (!number) return undefined;
  if (prefix === "I") return { kind: "interstate", number };
  return { kind: prefix === "US" ? "us" : "state", number };
}
