import { isManualRefused, type FileCheck } from './chosen-file.ts';
import type { AddForm } from './control-id.ts';
import { proposeDisplayName } from './propose-display-name.ts';

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
  // A name that the person has typed stays.
  if (check.report.title && isManual && row.displayName === proposeDisplayName(row.fileName)) {
    form.setValue(`${path}.displayName`, check.report.title);
  }
}
