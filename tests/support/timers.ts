/** Watches the timers that the project's code starts from now on. Those of a stopped clock end with it. */
export function watchTimers() {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  // Each with an error, whose stack is written only if it is asked for: that takes long.
  const running = new Map<unknown, Error>();
  const note = (timer: unknown, what: string) => running.set(timer, new Error(what));

  Object.assign(globalThis, {
    setTimeout<Args extends unknown[]>(run: (...args: Args) => void, delay?: number, ...args: Args) {
      const timer = setTimeout(() => {
        running.delete(timer);
        run(...args);
      }, delay);
      note(timer, `setTimeout of ${delay} ms`);
      return timer;
    },
    setInterval(run: () => void, delay?: number) {
      const timer = setInterval(run, delay);
      note(timer, `setInterval of ${delay} ms`);
      return timer;
    },
    clearTimeout(timer?: number) {
      running.delete(timer);
      clearTimeout(timer);
    },
    clearInterval(timer?: number) {
      running.delete(timer);
      clearInterval(timer);
    },
  });
  return {
    /** Ends the watch. @returns each timer that has not ended, and where it was started. */
    end(): string[] {
      Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval });
      return [...running.values()].flatMap(({ message, stack }) => {
        const caller = stack?.split("\n").find((line) => /\/(src|prerender|scripts)\/[^:]+\.tsx?:/.test(line));
        return caller === undefined ? [] : [`${message} ${caller.trim()}`];
      });
    },
  };
}
