import type { ComponentProps, ReactNode } from "react";
import type { FormField } from "../../request/fields.ts";
import { topicLine } from "../../request/messages.ts";

/** The id of the field with the topic. It has no name, so it is neither stored nor cleared. */
const TOPIC_ID = "request-topic";

interface LinkFormProps extends ComponentProps<"form"> {
  /** The name under which the tab stores what is typed. */
  storedAs: string;
  /** The link that the form opens, without its body. */
  send: string;
  /** What the page is about: the first line of the text. */
  topic?: string;
  /** Its fields in the order of the message's lines. */
  fields: readonly FormField[];
}

/**
 * A form that sends nothing by itself: its code opens a text app or a mail program. Until that code is
 * loaded, first aid does so, with the help of these attributes (src/client/first-aid/). Styles show the form
 * only if scripts run. With the method "dialog", nothing typed ever gets into a URL.
 */
export function LinkForm({ storedAs, send, topic, fields, children, ...form }: LinkFormProps) {
  return (
    <form
      method="dialog"
      data-stored-as={storedAs}
      data-send={send}
      data-fields={[...(topic ? [TOPIC_ID] : []), ...fields.map(({ name }) => name)].join(" ")}
      className="needs-script grid grid-cols-1 gap-4"
      {...form}
    >
      {topic && <input type="hidden" id={TOPIC_ID} data-line="" defaultValue={topicLine(topic)} />}
      {children}
    </form>
  );
}

interface SmallPrintProps {
  /** Its id describes the Send button. */
  id: string;
  /** What Send does. */
  opens: string;
  /** More to know before sending. */
  children?: ReactNode;
}

/** What a driver should know before sending, and agrees to by it; above each Send. */
export function SmallPrint({ id, opens, children }: SmallPrintProps) {
  return (
    <p className="text-sm text-muted">
      <span id={id} suppressHydrationWarning>
        {opens}
      </span>
      <span suppressHydrationWarning> By sending, you agree to our </span>
      <a href="/terms" className="small-link" suppressHydrationWarning>
        terms of service
      </a>
      <span suppressHydrationWarning>.</span>
      {children}
    </p>
  );
}
