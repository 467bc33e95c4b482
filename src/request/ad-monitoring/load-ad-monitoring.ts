import type { AdMonitoring } from "../controls/page-data.ts";

declare global {
  interface Window {
    /** The conversion value, which ClickCease's script reads by this name. */
    ccConVal?: number;
  }
}

/** Loads the ad-monitoring script. The form that calls it is gone after that. */
export function loadAdMonitoring({ script, conversionValue }: AdMonitoring): void {
  window.ccConVal = conversionValue;
  const element = document.createElement("script");
  element.src = script;
  element.async = true;
  document.head.append(element);
}
