import type { ComponentProps } from "react";
import { mailtoLink } from "../../request/links.ts";

interface MailFormProps extends ComponentProps<"form"> {
  email: string;
  subject: string;
}

/** A form that is a mail draft by itself: without its code, the browser opens one with every field in it. */
export function MailForm({ email, subject, ...form }: MailFormProps) {
  return (
    <form
      action={mailtoLink(email, { subject })}
      method="post"
      encType="text/plain"
      className="grid grid-cols-1 gap-4"
      {...form}
    />
  );
}
