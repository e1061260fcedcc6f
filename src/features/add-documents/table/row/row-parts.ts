import type { MetadataField } from '#intake/values/metadata-choices.ts';

/** Part of a row or of the commands for selected rows: where keys and focus go. */
type RowPart =
  | MetadataField
  | 'displayName'
  | 'editPhoto'
  | 'facts'
  | 'more'
  | 'operation'
  | 'remove'
  | 'select'
  | 'suggestion';

/** Returns props by which the functions below find a row. */
export const rowProps = (id: string) => ({ 'data-file': id });

/** Returns props by which the functions below find a part. */
export const partProps = (part: RowPart) => ({ 'data-field': part });

/** Returns the row with an element that isn't in a dialog. */
export const rowAround = (element: Element): HTMLElement | null =>
  element.closest('dialog') ? null : element.closest<HTMLElement>('[data-file]');

/** Returns the ID of the row with an element, which may be in a dialog of the row. */
export const rowIdOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-file]')?.dataset.file;

/** Returns the innermost part with an element: a suggestion is within the part of its field. */
export const partOf = (element: Element) =>
  element.closest<HTMLElement>('[data-field]')?.dataset.field as RowPart | undefined;

/** Returns the first control of a part. */
export const controlOf = (
  part: RowPart | undefined,
  place: ParentNode | null | undefined,
): HTMLElement | undefined =>
  [...(place?.querySelectorAll<HTMLElement>('input, select, button') ?? [])].find(
    (control) => partOf(control) === part,
  );
