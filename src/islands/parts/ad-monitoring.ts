declare global {
  interface Window {
    /** The conversion value, by the name that ClickCease's script reads it. */
    ccConVal?: number;
  }
}

/** The script of the monitoring service, and what a request counts there. */
export interface AdMonitoring {
  script: string;
  conversionValue: number;
}

/** Loads the ad-monitoring script, once. Whether it arrives makes no difference to the driver. */
export function loadAdMonitoring({ script, conversionValue }: AdMonitoring): void {
  if (document.querySelector(`script[src="${CSS.escape(script)}"]`)) return;
  window.ccConVal = conversionValue;
  const element = document.createElement("script");
  element.src = script;
  element.async = true;
  document.head.append(element);
}
