import { createContext, use, useEffectEvent, useLayoutEffect } from 'react';

/** Entries of the browser's history that stand for open dialogs, so that "Back" closes the topmost one. */
export type BackStack = ReturnType<typeof createBackStack>;

interface Entry {
  readonly depth: number;
  onBack: () => void;
  isOpen: boolean;
}

/** Provided where the history is the application's. In a host's page it is the host's, and isn't touched. */
export const BackStackContext = createContext<BackStack | undefined>(undefined);

/** Number of dialogs that the current entry of the history stands for. */
function currentDepth(): number {
  const state: unknown = history.state;
  return typeof state === 'object' &&
    state !== null &&
    'dialogs' in state &&
    typeof state.dialogs === 'number'
    ? state.dialogs
    : 0;
}

/** Creates the stack of a page; it listens while a dialog is open. */
export function createBackStack() {
  let entries: readonly Entry[] = [];
  const onPopState = () => {
    const depth = currentDepth();
    const left = entries.filter((entry) => entry.depth > depth && entry.isOpen);
    forget((entry) => entry.depth > depth);
    for (const { onBack } of left.toReversed()) onBack();
  };
  const forget = (isGone: (entry: Entry) => boolean) => {
    entries = entries.filter((entry) => !isGone(entry));
    if (entries.length === 0) removeEventListener('popstate', onPopState);
  };
  /** Leaves the entries of closed dialogs. After a link was followed they are below the current one, and stay. */
  const leaveClosed = () => {
    const depth = currentDepth();
    const lastOpen = Math.max(0, ...entries.flatMap((entry) => (entry.isOpen ? [entry.depth] : [])));
    const isOnTop = entries.some((entry) => entry.depth === depth && !entry.isOpen);
    if (isOnTop) history.go(lastOpen - depth);
    forget((entry) => !entry.isOpen);
  };
  return {
    /** Adds an entry. Returns a function that removes it, unless the person has gone back already. */
    open: (onBack: () => void) => {
      // A dialog that takes the place of one that closes at this moment.
      let own = entries.find((entry) => !entry.isOpen && entry.depth === currentDepth());
      if (own) Object.assign(own, { onBack, isOpen: true });
      else {
        own = { depth: currentDepth() + 1, onBack, isOpen: true };
        history.pushState({ dialogs: own.depth }, '');
        addEventListener('popstate', onPopState);
        entries = [...entries, own];
      }
      return () => {
        own.isOpen = false;
        queueMicrotask(leaveClosed);
      };
    },
  };
}

/** Widths at which a dialog covers the screen, as in dialog.css and side-panel.css. */
const phone = '(max-width: 47.99rem)';

/** Lets "Back" close a dialog that covers a phone, instead of leaving the page below it. */
export function useBackToClose(onBack: () => void, coversPhone: boolean): void {
  const stack = use(BackStackContext);
  const onNewestBack = useEffectEvent(onBack);
  useLayoutEffect(() => {
    if (!stack || !coversPhone || !matchMedia(phone).matches) return undefined;
    return stack.open(() => onNewestBack());
  }, [stack, coversPhone]);
}
