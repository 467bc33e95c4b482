/**
 * A text that may have 911 marks (`partsAround911`), with a link that calls 911 in place of each. The link is never near
 * one to the hotline: docs/decisions/0019-danger-first.md
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
