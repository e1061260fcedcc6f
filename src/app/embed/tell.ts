import type { Tell } from './tell-uploads.ts';

/** Tells by events from an element, while there is one; gives whether listeners let the usual thing happen. */
export const createTell =
  (element: () => Element | undefined): Tell =>
  (name, detail) =>
    element()?.dispatchEvent(
      new CustomEvent(`asset-document-upload:${name}`, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: name === 'navigate',
      }),
    ) ?? true;
