/**
 * Has React listen for events at the document instead of at its root, and not give that an empty `onclick` (React 19,
 * insertOrAppendPlacementNodeIntoContainer). In Firefox everything in an element that listens for clicks counts as clickable
 * (nsCoreUtils::HasClickListener), and Orca says so at the panel's heading (isClickableElement; seen in Firefox 153).
 */
export function notClickable<Container extends Element>(container: Container): Container {
  const listen = document.addEventListener.bind(document);
  return Object.defineProperties(container, {
    addEventListener: { value: listen },
    onclick: { value: undefined },
  });
}
