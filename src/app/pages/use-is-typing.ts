import { useCallback, useSyncExternalStore, type RefObject } from 'react';

import { focused } from '#ui/focused.ts';
import { textFields } from '#ui/text-fields.ts';

const isTyping = (): boolean => focused()?.matches(textFields) ?? false;

/**
 * Returns true if focus is in a text field of this page or the host's: no dialog may open while a person types.
 * `within` is any element of this application.
 */
export function useIsTyping(within: RefObject<Element | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const end = new AbortController();
      const { signal } = end;
      // Between two fields, nothing has focus for a moment; typing hasn't ended.
      const left = (event: FocusEvent) => event.relatedTarget === null && onChange();
      // Focus moves inside a shadow root aren't visible outside of it.
      for (const root of rootsOf(within)) {
        root.addEventListener('focusin', onChange, { signal });
        root.addEventListener('focusout', left as EventListener, { signal });
      }
      return () => end.abort();
    },
    [within],
  );
  return useSyncExternalStore(subscribe, isTyping);
}

const rootsOf = (within: RefObject<Element | null>): ReadonlySet<Node> =>
  new Set([document, within.current?.getRootNode() ?? document]);
