import type { Job } from '../upload.ts';
import type { ContentPorts } from '../ports.ts';

/** What became of a file that was given back: it was taken, it is another one, or it cannot be read. */
export type ProvidedFileResult = 'accepted' | 'differs' | 'unreadable';

interface Expected {
  readonly job: Job;
  readonly sha256?: string | undefined;
}

/**
 * Whether a file is the one that an upload was made of: the same size and hash, or, where the hash was not known yet, the
 * same name, size and time of change.
 */
export async function compareFile(
  { job, sha256 }: Expected,
  file: File,
  { content, signal }: { readonly content: ContentPorts | undefined; readonly signal: AbortSignal },
): Promise<ProvidedFileResult> {
  if (file.size !== job.file.size) return 'differs';
  if (!sha256 || !content) {
    const isSame = file.name === job.file.name && file.lastModified === job.file.lastModified;
    return isSame ? 'accepted' : 'differs';
  }
  const found = await content.hash(file, { signal }).catch(() => undefined);
  if (!found) return 'unreadable';
  return found === sha256 ? 'accepted' : 'differs';
}
