/** The result of an action; undefined if it throws, as where a browser lacks an interface or an extension blocks it. */
export function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {}
  return undefined;
}
