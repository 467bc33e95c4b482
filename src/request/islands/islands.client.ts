/* The second script file, which a page loads when it needs it: the code of all islands and of the panel after sending. */

export { restoreSentPanel } from "../sent-panel/show-sent-panel.tsx";
export { hydrate } from "./hydrate.client.tsx";
