import type { Job } from '../upload.ts';
import type { ContentPorts } from '../ports.ts';

/** Result of providing a missing file. */
export type ProvidedFileResult = 'accepted' | 'differs' | 'unreadable';

interface Expected {
  readonly job: Job;
  readonly contentHash?: string | undefined;
}

/**
 * Compares a file with the one of an upload: by size and hash, or by name, size and modification time if the hash isn't
 * known.
 */
export async function compareFile(
  { job, contentHash }: Expected,
  file: File,
  { content, signal }: { readonly content: ContentPorts | undefined; readonly signal: AbortSignal },
): Promise<ProvidedFileResult> {
  if (file.size !== job.file.size) return 'differs';
  if (!contentHash || !content) {
    const isSame = file.name === job.file.name && file.lastModified === job.file.lastModified;
    return isSame ? 'accepted' : 'differs';
  }
  const found = await content.hash(file, { signal }).catch(() => undefined);
  if (!found) return 'unreadable';
  return found === contentHash ? 'accepted' : 'differs';
}
