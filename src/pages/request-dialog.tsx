import { Island } from "../../prerender/island.tsx";
import { business } from "../business/current.ts";
import { FormInstead } from "../components/form-instead.tsx";
import { Icon } from "../components/icon.tsx";
import { RequestForm } from "../islands/request-form.tsx";
import type { DialogVariant } from "../request/location-messages.ts";

const { hotline, email } = business;

/**
 * The request dialog, which openers name as `commandfor="request"`. It opens and closes by HTML alone; only
 * the form in it is an island. The close button comes last, so that opening focuses the first field.
 */
export function RequestDialog({ variant }: { variant: DialogVariant }) {
  return (
    <dialog id="request" aria-labelledby="request-heading" className="dialog">
      <h2 id="request-heading" className="flex min-h-18 flex-none items-center pr-12 text-xl">
        Request help
      </h2>
      <div className="dialog-body">
        <FormInstead />
        <Island of={RequestForm} props={{ hotline, email, variant, start: "Roadside help: " }} />
      </div>
      <button
        type="button"
        commandfor="request"
        command="close"
        className="icon-button absolute top-3.5 right-3"
        aria-label="Close"
      >
        <Icon name="x" size={26} />
      </button>
    </dialog>
  );
}
