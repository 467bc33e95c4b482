/** Whether the driver saves data. Only Chromium tells: https://wicg.github.io/savedata/ */
export function isSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData);
}
