import { business } from "../business/current.ts";
import { DangerLine } from "../components/danger-line.tsx";
import { FormInstead } from "../components/form-instead.tsx";
import { Icon } from "../components/icon.tsx";
import { RequestForm } from "../islands/request-form.tsx";
import type { DialogVariant } from "../request/location-messages.ts";
import type { ServiceChoice } from "../request/service-request.ts";
import { Island } from "./island.tsx";

const { hotline, email } = business;

interface RequestDialogProps {
  variant: DialogVariant;
  /** What the page is about, where it is about one service. */
  service?: ServiceChoice;
  /** The words that a text message from the page starts with. */
  textStart: string;
}

/**
 * The request dialog, which openers name as `commandfor="request"`. It opens and closes by HTML alone; only
 * the form in it is an island. The close button comes last, so that opening focuses the first field; so does 911 in its
 * part, which styles show first: where the form is not there, the focus must not land on it.
 */
export function RequestDialog({ variant, service, textStart }: RequestDialogProps) {
  return (
    <dialog id="request" aria-labelledby="request-heading" className="dialog">
      <h2 id="request-heading" className="flex min-h-18 flex-none items-center text-xl">
        Request help
      </h2>
      <div className="dialog-body">
        <FormInstead start={textStart} />
        <Island of={RequestForm} props={{ hotline, email, variant, service, start: textStart }} />
        <DangerLine danger="either" className="pb-2" />
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
