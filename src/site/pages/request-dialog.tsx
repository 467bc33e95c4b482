import { Island } from "../../islands/island.tsx";
import { RequestForm } from "../../request/dialog/request-form.island.tsx";
import { DangerLine, FormInstead } from "../components/contact-links.tsx";
import { Icon } from "../components/icon.tsx";
import { TodaysNotice } from "../components/todays-notice.tsx";
import { useSite } from "../site-context.ts";

/**
 * Invoker commands, which @types/react does not know yet:
 * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: "show-modal" | "close";
  }
}

/** The request dialog. Buttons open it by `commandfor="request"`, also without scripts. Only its form is an island. */
export function RequestDialog() {
  return (
    <dialog id="request" data-part="dialog" aria-labelledby="request-heading" className="dialog">
      {/* biome-ignore lint/a11y/noAutofocus: otherwise the dialog would focus its first link, which is 911. */}
      <h2 id="request-heading" tabIndex={-1} autoFocus className="subheading">
        Request help
      </h2>
      {/* With tabIndex, arrow keys can scroll it. */}
      <section className="dialog-body" aria-labelledby="request-heading" tabIndex={0}>
        <DangerLine danger="either" />
        <TodaysNotice isRepeated />
        <FormInstead />
        <Island of={RequestForm} />
      </section>
      <button type="button" commandfor="request" command="close" className="icon-button" aria-label="Close">
        <Icon name="x" size={26} />
      </button>
      <div id="toasts" data-part="toasts" className="needs-script toasts" />
    </dialog>
  );
}

/** Opens the request dialog. */
export function RequestOpener() {
  const { pages } = useSite();
  return (
    <button type="button" commandfor="request" command="show-modal" className="button button-quiet">
      {pages.buttons.request}
    </button>
  );
}
