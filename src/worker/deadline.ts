/** What a promise gives; an error if it takes longer than so many milliseconds. */
export async function withDeadline<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("late")), milliseconds);
  });
  return await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
