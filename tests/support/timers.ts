/** Watches the timers that the project's code starts from now on. Those of a stopped clock end with it. */
export function watchTimers() {
  const { setTimeout: start, clearTimeout: stop, setInterval: repeat, clearInterval: end } = globalThis;
  const running = new Map<unknown, string>();
  const note = (timer: unknown, what: string) => {
    const caller = new Error().stack?.split("\n").find((line) => /\/(src|prerender|scripts)\/[^:]+\.tsx?:/.test(line));
    if (caller) running.set(timer, `${what} ${caller.trim()}`);
  };

  Object.assign(globalThis, {
    setTimeout<Args extends unknown[]>(run: (...args: Args) => void, delay?: number, ...args: Args) {
      const timer = start(() => {
        running.delete(timer);
        run(...args);
      }, delay);
      note(timer, `setTimeout of ${delay} ms`);
      return timer;
    },
    setInterval(run: () => void, delay?: number) {
      const timer = repeat(run, delay);
      note(timer, `setInterval of ${delay} ms`);
      return timer;
    },
    clearTimeout(timer?: number) {
      running.delete(timer);
      stop(timer);
    },
    clearInterval(timer?: number) {
      running.delete(timer);
      end(timer);
    },
  });
  return {
    /** Each timer that has not ended, and where it was started. */
    running: () => [...running.values()],
  };
}
