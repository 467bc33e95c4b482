/* The second script file, which a page loads when it needs it: the code of all islands and of the panel after sending. */

export { hydrate } from "./islands/hydrate.client.tsx";
export { restoreSentPanel } from "./request/sent-panel/show-sent-panel.tsx";
