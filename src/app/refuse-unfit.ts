import type { NewDocument } from '#features/add-documents/use-add-form.ts';

import type { Session } from './session.ts';

/**
 * Stops an upload when the rest of its inspection finds an error. Sending does not wait for every byte to be checked,
 * but what turns out damaged must not arrive.
 */
export async function refuseUnfit(
  queue: Pick<Session['queue'], 'refuse'>,
  uploadId: string,
  inspection: NonNullable<NewDocument['inspection']>,
): Promise<void> {
  const check = await inspection;
  const findings = check.status === 'zip' ? check.report.findings : [];
  const error = findings.find((finding) => finding.severity === 'error');
  if (error) queue.refuse(uploadId, { code: 'manual-refused', finding: error });
}
