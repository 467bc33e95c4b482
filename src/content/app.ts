/** What the site says of itself on a phone's home screen. */
export const app = {
  description: "Roadside help in Dallas-Fort Worth, {hours}: call, text, or send your location.",
  /** Shown on a long press on the icon. A shortcut must lead to a page: on these two, the action comes first. */
  shortcuts: [
    { name: "Call dispatch", short_name: "Call", url: "/contact" },
    { name: "Request help", url: "/request-help" },
  ],
} as const;
