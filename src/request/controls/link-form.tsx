import { type ComponentProps, type FocusEvent, type FormEvent, type MouseEvent, useEffect, useRef } from "react";
import { ignoreTaps, SAME_TAP_MS } from "../../islands/ignore-taps.ts";
import type { Form } from "../rules/fields.ts";
import { GEOCODERS, type GeocoderName } from "../rules/geocoders.ts";
import { topicLine } from "../rules/message-lines.ts";
import { EVERY_FORM } from "./form-words.ts";
import { showField } from "./show-field.ts";

/** The id of the field with the topic. It has no name, so it is neither stored nor cleared. */
const TOPIC_ID = "request-topic";

interface LinkFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "form"> {
  /** Sends what is typed; not called again for the second tap of a double tap. Returns false if it refuses. */
  onSend(): boolean;
  form: Form;
  /** The link that the form opens, without its body. */
  send: string;
  /** What the page is about: the first line of the text. */
  topic?: string;
}

/**
 * A form that opens the text app or the mail program with what is typed. Until its code is loaded, first aid does so,
 * by these attributes (src/request/without-code/). Styles show the form only if scripts run. With the method "dialog",
 * nothing typed ever gets into a URL.
 */
export function LinkForm({ form, send, topic, onSend, children, ...attributes }: LinkFormProps) {
  const { storedAs, lines } = form;
  // When Send was tapped, or Enter pressed, which clicks it: on a busy page, "submit" comes much later.
  const tappedAt = useRef<number>(undefined);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const onClickCapture = ({ target, timeStamp }: MouseEvent) => {
    if ((target as Element).closest("[type=submit]")) tappedAt.current = timeStamp;
  };
  useEffect(() => {
    addEventListener("mousedown", keepFocus);
    addEventListener("resize", keepInView);
    return () => {
      removeEventListener("mousedown", keepFocus);
      removeEventListener("resize", keepInView);
    };
  }, []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const at = tappedAt.current ?? event.timeStamp;
    tappedAt.current = undefined;
    if (at - sentAt.current < SAME_TAP_MS) return;
    if (onSend()) sentAt.current = at;
  };
  // The browser has refused the form. Firefox for Android neither says so nor focuses the first wrong field
  // (https://bugzilla.mozilla.org/show_bug.cgi?id=1510450).
  const onInvalid = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const fields = currentTarget.querySelectorAll<HTMLInputElement>("[data-line]");
    const first = [...fields].find(({ validity }) => !validity.valid);
    if (first && first === target) showField(first);
  };
  // Browsers themselves scroll only to the line with the caret.
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
  };
  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const scope = currentTarget.closest("dialog, body");
    // The second tap of a double tap on a choice must not press what was behind its list. A field takes taps: the driver
    // may go on at once, and what is typed would change the choice.
    for (const control of scope?.querySelectorAll("a, button, .checks") ?? []) ignoreTaps(control);
  };
  return (
    <form
      method="dialog"
      data-stored-as={storedAs}
      data-send={send}
      data-fields={[...(topic ? [TOPIC_ID] : []), ...lines.map(({ name }) => name)].join(" ")}
      className="needs-script stack"
      onClickCapture={onClickCapture}
      onSubmit={onSubmit}
      onInvalidCapture={onInvalid}
      onChange={onChange}
      onFocus={onFocus}
      {...attributes}
    >
      {topic && <input type="hidden" id={TOPIC_ID} data-line="" defaultValue={topicLine(topic)} />}
      {children}
    </form>
  );
}

/** A tap that the page ignores goes to the document. It must not take the focus from a field that Send has refused. */
function keepFocus(event: Event): void {
  if (event.target === document.documentElement) event.preventDefault();
}

/** A phone that is turned or unfolded while someone types: the field stays in view. */
function keepInView(): void {
  const field = document.activeElement;
  if (field?.matches("[data-line]")) field.scrollIntoView({ block: "nearest" });
}

interface SmallPrintProps {
  /** Its id describes the Send button. */
  id: string;
  /** What Send does. */
  opens: string;
  /** What it says of the terms, if Send is not a request for service yet. */
  agreement?: string;
  /** Classes of the words above the links. */
  className?: string;
  /** The geocoder that the form asks, which may want a credit. */
  geocoder?: GeocoderName;
}

/** What a driver should know before sending: what Send opens, the terms, and the geocoder's credit. Above each Send. */
export function SmallPrint(props: SmallPrintProps) {
  const { id, opens, agreement = EVERY_FORM.agreement.text, className, geocoder } = props;
  const credit = geocoder && GEOCODERS[geocoder].credit;
  return (
    <div className="small muted">
      <div className={className}>
        <span id={id} suppressHydrationWarning>
          {opens}
        </span>
        <span suppressHydrationWarning>{` ${agreement}`}</span>
      </div>
      <p className="small-links">
        <a href="/terms" suppressHydrationWarning>
          {EVERY_FORM.agreement.link}
        </a>
        {credit && (
          <a href={credit.href} target="_blank" rel="noopener" suppressHydrationWarning>
            {credit.text}
          </a>
        )}
      </p>
    </div>
  );
}
