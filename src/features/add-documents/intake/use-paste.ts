import { useEffect, useRef, type RefObject } from 'react';

import { textFields } from '#ui/text-fields.ts';

/**
 * Calls `accept` with files pasted anywhere on the page, or within the shadow root of `place`; `accept` returns true if it
 * accepted them. Pastes of text into a field and pastes in a dialog are left alone.
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
      if (files.length === 0 || isForAnother(event, clipboardData!)) return;
      if (latest.current(files)) event.preventDefault();
    };
    root?.addEventListener('paste', onPaste);
    return () => root?.removeEventListener('paste', onPaste);
  }, [place]);
}

function isForAnother(event: Event, { types }: DataTransfer): boolean {
  const [target] = event.composedPath();
  if (event.defaultPrevented || !(target instanceof Element)) return event.defaultPrevented;
  if (target.closest('dialog')) return true;
  // Spreadsheets copy cells as text and as a picture.
  return target.matches(textFields) && types.includes('text/plain');
}
