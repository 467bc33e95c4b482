import { useSite } from "../site-context.ts";
import { unbroken } from "./unbroken.tsx";

/**
 * What is different today; nothing if nothing is. First aid takes it away when its time is over. Where it is only repeated, as
 * in the dialog, it does not say until when: there GPS has to be in view.
 */
export function TodaysNotice({ isRepeated = false }: { isRepeated?: boolean }) {
  const { notice, pages } = useSite();
  if (!notice) return null;
  const Element = isRepeated ? "div" : "aside";
  return (
    <Element className="todays-notice">
      <p className="wrap small claim-today">
        <b>{unbroken(notice.text)}</b>
        {!isRepeated && [" ", pages.notice, " ", unbroken(notice.untilText)]}
      </p>
    </Element>
  );
}
