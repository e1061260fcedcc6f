import type { NewDocument } from '#features/add-documents/form/use-add-form.ts';

import type { Session } from './session.ts';

/**
 * Stops an upload when the rest of its inspection, for which sending does not wait, finds an error in time. What is all
 * sent by then goes on, and so does a kept manual whose page was reloaded before the end: it is not inspected again.
 */
export async function cancelOnInspectionError(
  queue: Pick<Session['queue'], 'reject'>,
  uploadId: string,
  inspection: NonNullable<NewDocument['inspection']>,
): Promise<void> {
  const check = await inspection;
  const findings = check.status === 'zip' ? check.report.findings : [];
  const error = findings.find((finding) => finding.severity === 'error');
  if (error) queue.reject(uploadId, { code: 'manual-refused', finding: error });
}
