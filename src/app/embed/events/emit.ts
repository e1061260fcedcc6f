import type { Emit } from './emit-upload-events.ts';

/** Tells by events from an element, while there is one; gives whether listeners let the usual thing happen. */
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
