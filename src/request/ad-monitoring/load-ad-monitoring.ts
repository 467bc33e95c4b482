import type { AdMonitoring } from "../controls/page-facts.ts";

declare global {
  interface Window {
    /** The conversion value, which ClickCease's script reads by this name. */
    ccConVal?: number;
  }
}

/** Loads the ad-monitoring script, once for each page. */
export function loadAdMonitoring({ script, conversionValue }: AdMonitoring): void {
  if (document.querySelector(`script[src="${CSS.escape(script)}"]`)) return;
  window.ccConVal = conversionValue;
  const element = document.createElement("script");
  element.src = script;
  element.async = true;
  document.head.append(element);
}
