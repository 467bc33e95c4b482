/** Whether a name has a word that is too long for most columns, such as Charlottesville. */
export function hasLongWord(name: string): boolean {
  return /\S{11}/.test(name);
}
