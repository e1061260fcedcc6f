import { useLayoutEffect, useState, type ComponentProps, type RefObject } from 'react';

import type { ErrorSummary, FormError } from '#ui/field/error-summary.tsx';

interface Options {
  readonly place: RefObject<HTMLElement | null>;
  /** Covers what is below its upper edge. */
  readonly foot: RefObject<HTMLElement | null>;
  readonly errors: readonly FormError[];
  readonly failedSubmits: number;
}

/**
 * Returns the props of the error summary. It appears only if a field with an error is out of sight; otherwise the first
 * of the fields takes focus.
 */
export function useErrorSummary({
  place,
  foot,
  errors,
  failedSubmits,
}: Options): Pick<ComponentProps<typeof ErrorSummary>, 'errors' | 'failedSubmits'> {
  const [shownFor, setShownFor] = useState(0);
  useLayoutEffect(() => {
    if (failedSubmits === 0) return;
    const root = place.current?.getRootNode() as Document | ShadowRoot | undefined;
    const fields = errors.map(({ controlId }) => root?.getElementById(controlId));
    const bottom = Math.min(innerHeight, foot.current?.getBoundingClientRect().top ?? Infinity);
    if (fields.every((field) => field && isBetween(field, 0, bottom))) {
      fields[0]?.focus();
    } else {
      setShownFor(failedSubmits);
    }
    // The errors of a failed submission, not those of later edits.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failedSubmits]);
  return { errors: shownFor === failedSubmits ? errors : [], failedSubmits: shownFor };
}

function isBetween(element: Element, top: number, bottom: number): boolean {
  const box = element.getBoundingClientRect();
  return box.height > 0 && box.top >= top && box.bottom <= bottom;
}
