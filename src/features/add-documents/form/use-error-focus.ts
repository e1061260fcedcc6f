import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import type { ChosenFile } from '#intake/chosen-file.ts';
import { metadataFields, type MetadataField } from '#intake/values/metadata-choices.ts';
import { focused } from '#ui/browser/focused.ts';
import type { WindowedListHandle } from '#ui/list/windowed-list.tsx';

import { controlId, type AddForm } from '../values/form-values.ts';
import type { Filter } from '../values/use-filter.ts';

/** One error of the form: the ID of the control that fixes it. */
interface FormError {
  readonly controlId: string;
  /** Row of the control, which may have to be rendered first. */
  readonly rowId?: string;
}

/** Fields that can have an error. */
type CheckedPath = MetadataField | `rows.${string}.${'operation' | 'displayName'}`;

/** Returns the form's errors in page order, each with the control that fixes it. */
export function formErrors(
  { formState, getErrors }: AddForm,
  formId: string,
  chosen: readonly ChosenFile[],
): readonly FormError[] {
  const errorAt = (path: CheckedPath, rowId?: string): FormError[] => {
    // `getFieldState` would subscribe to everything else, too.
    return getErrors(path)?.message ? [{ controlId: controlId(formId, path), ...(rowId && { rowId }) }] : [];
  };
  // Rows that were removed may still have errors.
  const rows = formState.errors.rows ? chosen : [];
  return [
    ...metadataFields.flatMap((path) => errorAt(path)),
    ...rows.flatMap(({ id }) => [
      ...errorAt(`rows.${id}.operation`, id),
      ...errorAt(`rows.${id}.displayName`, id),
    ]),
  ];
}

/** The errors of the form, and where focus goes. */
export interface ErrorFocusOptions {
  readonly errors: readonly FormError[];
  /** Another object after each failed submission. */
  readonly failure: object | undefined;
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
  failure,
  message,
  place,
  list,
  filter,
  focusFoot,
}: ErrorFocusOptions) {
  const [announced, setAnnounced] = useState({ text: '' });
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
    if (!failure) return;
    setAnnounced({ text: message });
    // React doesn't render a row within an effect.
    queueMicrotask(focusFirst);
    // The errors of a failed submission, not those of later edits.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failure]);
  return { announced, focusFirst };
}
