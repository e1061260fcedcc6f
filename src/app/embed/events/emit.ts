import type { Emit } from './emit-upload-events.ts';

/** Dispatches events on an element, if there is one. Returns false if a listener prevented the default action. */
export const createEmit =
  (element: () => Element | undefined): Emit =>
  (name, detail) =>
    element()?.dispatchEvent(
      new CustomEvent(`asset-document-upload:${name}`, {
        detail,
        bubbles: true,
        composed: true,
        // The browser follows the address unless the host does it.
        cancelable: 'href' in detail,
      }),
    ) ?? true;
