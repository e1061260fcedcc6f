import { useCallback, useSyncExternalStore, type RefObject } from 'react';

import { focused } from '#ui/browser/focused.ts';
import { textFields } from '#ui/field/text-fields.ts';

/**
 * Returns true while no dialog may open unasked: focus is in a text field of this page or the host's, or another dialog is
 * open. `within` is any element of this application.
 */
export function useIsOccupied(within: RefObject<Element | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const end = new AbortController();
      const { signal } = end;
      const dialogs = new MutationObserver(onChange);
      // Between two fields, nothing has focus for a moment; typing hasn't ended.
      const left = (event: FocusEvent) => event.relatedTarget === null && onChange();
      // Focus moves inside a shadow root aren't visible outside of it.
      for (const root of rootsOf(within)) {
        root.addEventListener('focusin', onChange, { signal });
        root.addEventListener('focusout', left as EventListener, { signal });
        dialogs.observe(root, { subtree: true, attributeFilter: ['open'] });
      }
      return () => {
        end.abort();
        dialogs.disconnect();
      };
    },
    [within],
  );
  return useSyncExternalStore(subscribe, () => isTyping() || hasOpenDialog(within));
}

const isTyping = (): boolean => focused()?.matches(textFields) ?? false;

const hasOpenDialog = ({ current }: RefObject<Element | null>): boolean =>
  Boolean(current?.closest('.app')?.querySelector('.dialog[open]'));

const rootsOf = ({ current }: RefObject<Element | null>): ReadonlySet<Node> =>
  new Set([document, current?.getRootNode() ?? document]);
