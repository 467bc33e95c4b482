/*
 * Unit tests run one file after the other in one window, in an order that depends on how long each took the last time. Each
 * file gets a document without what the last one has shown, and without its animations.
 */
globalThis.document?.body?.replaceWith(document.createElement("body"));
