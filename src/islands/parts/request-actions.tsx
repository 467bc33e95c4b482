import { MessageSquareText, Phone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Hotline } from "../../business/hotline.ts";
import { drawnByStyles } from "../../components/drawn-by-styles.ts";
import { handOff } from "../../request/hand-off.ts";
import { telLink } from "../../request/links.ts";
import type { RequestLinks } from "../../request/request-links.ts";
import { SteadyText } from "./steady-text.tsx";

interface RequestActionsProps {
  hotline: Hotline;
  /** A link to a text message with everything filled in so far. */
  textHref: string;
  /** What the Send button says while it waits; false if it does not wait. */
  busy: string | false;
}

/** The three ways to reach the business from the dialog, near the thumb: send the request, text, or call. */
export function RequestActions({ hotline, textHref, busy }: RequestActionsProps) {
  return (
    <div className="dialog-actions">
      <p id="request-opens" className="w-full text-sm" suppressHydrationWarning>
        Opens a text, then an email draft.
      </p>
      {/* Screen readers do not announce a new label of the focused button. */}
      <p role="status" className="sr-only">
        {busy}
      </p>
      <button
        id="request-send"
        type="submit"
        className="button button-call"
        aria-disabled={busy !== false || undefined}
        aria-describedby="request-opens"
        suppressHydrationWarning
      >
        <SteadyText longest="Preparing your request">{busy || "Send Request"}</SteadyText>
      </button>
      <a href={textHref} className="button button-line" suppressHydrationWarning>
        <MessageSquareText size={20} {...drawnByStyles} />
        <span suppressHydrationWarning>Text</span>
        <span className="sr-only" suppressHydrationWarning>
          {" what is filled in so far"}
        </span>
      </a>
      <a href={telLink(hotline.e164)} className="button button-line">
        <Phone size={20} {...drawnByStyles} />
        <span suppressHydrationWarning>Call</span>
        <span className="sr-only" suppressHydrationWarning>
          {` ${hotline.display}`}
        </span>
      </a>
    </div>
  );
}

/** Hands requests over, one at a time. `busy` from the tap until the email draft was tried. */
export function useHandOff(): { busy: boolean; start(links: RequestLinks, onDone: () => void): void } {
  const [busy, setBusy] = useState(false);
  const running = useRef<ReturnType<typeof handOff>>(null);
  useEffect(() => () => running.current?.cancel(), []);

  const settle = () => {
    running.current = null;
    setBusy(false);
  };
  return {
    busy,
    start(links, onDone) {
      if (running.current) return;
      setBusy(true);
      running.current = handOff(links, {
        open: (href) => {
          location.href = href;
        },
        onLeave: settle,
        onDone() {
          settle();
          onDone();
        },
      });
    },
  };
}
