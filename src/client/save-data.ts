/** Whether the driver saves data, where the browser says so (Chromium): https://wicg.github.io/savedata/ */
export function isSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData);
}
