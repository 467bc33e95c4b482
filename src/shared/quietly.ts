/** The result of an action, or undefined where the browser lacks what it needs, or an extension or a setting makes it throw. */
export function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {}
  return undefined;
}
