/** A way past a run of links, shown to whoever tabs onto it. `to`: the id of what comes after them. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} className="button button-call skip-link">
      {children}
    </a>
  );
}
