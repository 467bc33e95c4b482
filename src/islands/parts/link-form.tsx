import type { ComponentProps } from "react";
import { topicLine } from "../../request/messages.ts";

/** It has no name, so it is neither stored nor cleared. First aid finds it by its id. */
const TOPIC_ID = "request-topic";

interface LinkFormProps extends ComponentProps<"form"> {
  /** The name under which the tab stores what is typed. */
  storedAs: string;
  /** The link that the form opens, up to its body. */
  send: string;
  /** The words with which the text begins, in a line of their own: what the page is about. */
  topic?: string;
  /** Names of the fields in the order of the body's lines; the last is free text. */
  fields: readonly string[];
}

/**
 * A form that goes nowhere by itself: its code opens a text app or a mail program. The attributes let the page's first
 * aid do so where that code is not there (src/client/first-aid/). Styles show it only where there are scripts; "dialog"
 * is the one method by which no typed word ever gets into an address.
 */
export function LinkForm({ storedAs, send, topic, fields, children, ...form }: LinkFormProps) {
  return (
    <form
      method="dialog"
      data-stored-as={storedAs}
      data-send={send}
      data-fields={[...(topic ? [TOPIC_ID] : []), ...fields].join(" ")}
      className="needs-script grid grid-cols-1 gap-4"
      {...form}
    >
      {topic && <input type="hidden" id={TOPIC_ID} data-line="" defaultValue={topicLine(topic)} />}
      {children}
    </form>
  );
}
