/** The form of /request-help. */
export const REQUEST_HELP_FORM = {
  opens: "Next, you choose: call, text, or email.",
  send: "Request Help Now",
  instead: "No form needed:",
  /** The choices of "Service Needed": form value and label. */
  services: [
    { value: "tire", label: "Tire Services" },
    { value: "lockout", label: "Auto Lockout" },
    { value: "jumpstart", label: "Jump Start/Battery" },
    { value: "mechanic", label: "Mobile Mechanic" },
    { value: "other", label: "Other" },
  ],
} as const;
