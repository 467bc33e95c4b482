import { useSite } from "../site-context.ts";

/**
 * Today's notice, if there is one. First aid removes it when its time is over. In the dialog, where it is repeated, it
 * does not say until when, so that GPS stays in view.
 */
export function TodaysNotice({ isRepeated = false }: { isRepeated?: boolean }) {
  const { notice, pages } = useSite();
  if (!notice) return null;
  const Element = isRepeated ? "div" : "aside";
  return (
    <Element className="todays-notice">
      <p className="wrap small">
        <b>{notice.text}</b>
        {!isRepeated && (
          <>
            {" "}
            <span className="unbroken">
              {pages.notice} {notice.untilText}
            </span>
          </>
        )}
      </p>
    </Element>
  );
}
