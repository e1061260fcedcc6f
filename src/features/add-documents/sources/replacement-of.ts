import type { ArrivedFile } from '#intake/transition.ts';
import type { Job } from '#queue/upload.ts';

/** Returns a file in place of the one of an upload that failed, with what the person decided about it. */
export function replacementOf(
  { file: replaced, displayName, organizationId, categoryId, ...job }: Job,
  file: File,
): ArrivedFile {
  const isAiEnabled = job.operation === 'document' ? (job.aiEnabled ?? false) : undefined;
  return {
    path: file.name,
    file,
    values: { shared: { organizationId, categoryId, isAiEnabled }, edits: { displayName } },
    replacedName: replaced.name,
  };
}
