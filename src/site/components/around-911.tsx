/**
 * A text that may name 911 (`partsAround911`), with a link that calls it between each two of its parts. The link is
 * never near one to the hotline: docs/decisions/0019-danger-first.md
 */
export function Around911({ parts: [first = "", ...others] }: { parts: readonly string[] }) {
  if (others.length === 0) return first;
  return (
    <>
      {first}
      <a href="tel:911" className="emergency-link">
        911
      </a>
      <Around911 parts={others} />
    </>
  );
}
