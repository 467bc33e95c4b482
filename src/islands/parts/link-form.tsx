import type { ComponentProps } from "react";

interface LinkFormProps extends ComponentProps<"form"> {
  /** The name under which the tab keeps what is typed. */
  draft: string;
  /** The link that the form stands for, up to its body. */
  send: string;
  /** Names of the fields in the order of the body's lines; the last is free text. */
  fields: readonly string[];
}

/**
 * A form that goes nowhere by itself: its code opens a text app or a mail program. The attributes let the page's first
 * aid do so where that code is not there (src/browser/first-aid/). Styles show it only where there are scripts; "dialog"
 * is the one method by which no typed word ever gets into an address.
 */
export function LinkForm({ draft, send, fields, ...form }: LinkFormProps) {
  return (
    <form
      method="dialog"
      data-draft={draft}
      data-send={send}
      data-fields={fields.join(" ")}
      className="needs-script grid grid-cols-1 gap-4"
      {...form}
    />
  );
}
