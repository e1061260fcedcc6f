import { isManualRefused, type FileCheck } from './chosen-file.ts';
import type { AddForm } from './control-id.ts';

/** Lets a form follow what is known of a file: the operation that fits, and the manual's title as its name. */
export function applyCheck(form: AddForm, id: string, check: FileCheck): void {
  const path = `rows.${id}` as const;
  if (check.status === 'refused') return form.unregister(path);
  if (check.status === 'plain') return form.setValue(`${path}.operation`, 'document');
  if (check.status !== 'zip') return;
  const row = form.getValues(path);
  const isManual = check.report.verdict === 'manual';
  if (row.operation === '' || isManualRefused(check)) {
    form.setValue(`${path}.operation`, isManual ? 'manual' : 'document');
  }
  // Not under somebody's typing, and not over what was typed.
  if (check.report.title && isManual && !row.hasOwnName) {
    form.setValue(`${path}.displayName`, check.report.title);
  }
}
