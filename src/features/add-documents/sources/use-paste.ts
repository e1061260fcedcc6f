import { useEffect, useRef, type RefObject } from 'react';

import { textFields } from '#ui/field/text-fields.ts';

/**
 * Calls `accept` with files pasted anywhere on the page, or within the shadow root of `place`; `accept` returns true if it
 * accepted them. Pastes of text and pastes in a dialog are left alone.
 */
export function usePaste(
  place: RefObject<Element | null>,
  accept: (files: readonly File[]) => boolean,
): void {
  const latest = useRef(accept);
  useEffect(() => {
    latest.current = accept;
  });
  useEffect(() => {
    const root = place.current?.getRootNode();
    const onPaste = (event: Event) => {
      const { clipboardData } = event as ClipboardEvent;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length === 0 || isForAnother(event) || isText(event, clipboardData!)) return;
      if (latest.current(files)) event.preventDefault();
    };
    root?.addEventListener('paste', onPaste);
    return () => root?.removeEventListener('paste', onPaste);
  }, [place]);
}

function isForAnother(event: Event): boolean {
  const [target] = event.composedPath();
  return event.defaultPrevented || (target instanceof Element && target.closest('dialog') !== null);
}

/**
 * Returns true for text with a picture of it, as spreadsheets copy cells, and for text pasted into a field. Copied files
 * have names, which systems add as text.
 */
function isText(event: Event, { types, files }: DataTransfer): boolean {
  const [target] = event.composedPath();
  const isInField = target instanceof Element && target.matches(textFields);
  return types.includes('text/plain') && (isInField || [...files].every(({ name }) => name === 'image.png'));
}
