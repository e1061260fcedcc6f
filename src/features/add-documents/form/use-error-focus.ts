import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { focused } from '#ui/focused.ts';
import type { WindowedListHandle } from '#ui/list/windowed-list.tsx';

import type { Filter } from '../values/use-filter.ts';
import type { FormError } from './form-errors.ts';

interface ErrorFocusOptions {
  readonly errors: readonly FormError[];
  readonly failedSubmits: number;
  /** Text of the footer about the errors. */
  readonly message: string;
  readonly place: RefObject<HTMLElement | null>;
  readonly list: RefObject<WindowedListHandle | null>;
  readonly filter: Pick<Filter, 'kind' | 'show'>;
  readonly focusFoot: () => void;
}

/**
 * Focuses the first field with an error after a failed submission, and never while a person types. Returns the message to
 * announce with it, and a function that focuses that field again.
 */
export function useErrorFocus({
  errors,
  failedSubmits,
  message,
  place,
  list,
  filter,
  focusFoot,
}: ErrorFocusOptions) {
  const [announced, setAnnounced] = useState('');
  const focusFirst = () => {
    const [first] = errors;
    if (!first) return;
    if (first.rowId !== undefined) {
      flushSync(() => filter.show(undefined));
      list.current?.reveal(first.rowId);
    }
    const root = place.current?.getRootNode() as Document | ShadowRoot | undefined;
    const control = root?.getElementById(first.controlId);
    control?.focus();
    // On a narrow page, a row may hide its fields.
    if (!control || focused() !== control) focusFoot();
  };
  useEffect(() => {
    if (failedSubmits === 0) return;
    setAnnounced(message);
    // React doesn't render a row within an effect.
    queueMicrotask(focusFirst);
    // The errors of a failed submission, not those of later edits.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failedSubmits]);
  return { announced, focusFirst };
}
