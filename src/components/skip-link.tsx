/** A way past a run of links, shown to whoever tabs onto it. `to`: the id of what comes after them. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} className="button button-call skip-link fixed top-2 left-2 z-20 mr-2">
      {children}
    </a>
  );
}
