import type { Hotline } from "../business/hotline.ts";
import { telLink } from "../request/links.ts";

/** What stands in the place of a part of the page that failed. Knows nothing that could fail again. */
export function ErrorFallback({ error, hotline }: { error: unknown; hotline: Hotline }) {
  return (
    <div role="alert" className="card">
      <h2 className="text-xl">Unexpected Application Error!</h2>
      <p className="mt-2 text-muted">{describe(error)}</p>
      <a href={telLink(hotline.e164)} className="button button-call mt-4">
        {`Call ${hotline.display}`}
      </a>
    </div>
  );
}

/** The error's status where it has one, else its message. */
function describe(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error && error.message) return error.message;
  return String(error || "Unknown error");
}
