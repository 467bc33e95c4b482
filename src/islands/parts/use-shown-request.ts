import { useEffect, useEffectEvent, useState } from "react";
import { isExpired } from "../../request/age.ts";
import { clearLastRequest, type LastRequest, loadLastRequest } from "../../request/stored.ts";
import { useNow } from "./use-now.ts";

interface ShownRequest {
  request: LastRequest;
  /** Not stored: other pages of the tab do not know about it. */
  status: "stored" | "not stored" | "put away";
}

/**
 * The request that a panel shows. A page that is restored from the back/forward cache shows the tab's newest
 * request, and none if it was put away on another page. An expired request is no longer stored, but stays on
 * this page, because nobody has said that it went.
 * @param onPutAway Runs before the panel is put away, here or because it was on another page.
 */
export function useShownRequest(sent: LastRequest, onPutAway: () => void) {
  const [shown, setShown] = useState(() => firstShown(sent));
  const { request, status } = shown;
  const now = useNow(request.when);
  const hasExpired = isExpired(request.when, now);

  const putAway = () => {
    onPutAway();
    clearLastRequest();
    setShown({ request, status: "put away" });
  };

  const compare = useEffectEvent(() => {
    const time = Date.now();
    // This removes an expired request.
    const stored = loadLastRequest(time);
    if (stored && stored.when !== request.when) setShown({ request: stored, status: "stored" });
    if (!stored && status === "stored" && !isExpired(request.when, time)) putAway();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared once more when it has expired.
  useEffect(() => {
    const onPageShow = () => compare();
    onPageShow();
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [hasExpired]);

  return { request, status, now, putAway };
}

function firstShown(request: LastRequest): ShownRequest {
  const isStored = loadLastRequest(Date.now())?.when === request.when;
  return { request, status: isStored ? "stored" : "not stored" };
}
