import { useEffect, useEffectEvent, useState } from "react";
import { isExpired } from "../../request/age.ts";
import { clearLastRequest, type LastRequest, loadLastRequest } from "../../request/stored.ts";
import { useNow } from "./use-now.ts";

interface ShownRequest {
  request: LastRequest;
  /** Where nothing can be stored, no other page of the tab knows of it. */
  status: "stored" | "not stored" | "put away";
}

/**
 * The request that a panel shows. A page that comes back from the back/forward cache shows the one that was sent last
 * from any page of the tab, and none that was put away on another. One that has expired is stored no more, and stays
 * on this page: nobody has said that it went.
 * @param onPutAway Runs before it is put away, here or after it was on another page.
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
    // Forgets one that has expired.
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
