import type { FileCheck } from '#intake/chosen-file.ts';

import type { Session } from './session.ts';

/**
 * Fails an upload if the rest of its inspection, which sending doesn't wait for, finds an error in time. An upload with
 * all bytes sent continues, and so does a saved manual after a reload, since it isn't inspected again.
 */
export async function cancelOnInspectionError(
  queue: Pick<Session['queue'], 'fail'>,
  uploadId: string,
  inspection: Promise<FileCheck>,
): Promise<void> {
  const check = await inspection;
  const findings = check.status === 'zip' ? check.report.findings : [];
  const error = findings.find((finding) => finding.severity === 'error');
  if (error) queue.fail(uploadId, { code: 'manual-rejected', finding: error });
}
