import type { Tell } from './tell-uploads.ts';

/** Tells by events from an element; gives whether a listener let the usual thing happen. */
export const createTell =
  (element: Element): Tell =>
  (name, detail) =>
    element.dispatchEvent(
      new CustomEvent(`asset-document-upload:${name}`, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: name === 'navigate',
      }),
    );
