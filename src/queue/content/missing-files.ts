import type { FileFacts } from '#lib/file/file-facts.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

import type { QueuePorts } from '../ports.ts';
import type { QueueContext } from '../queue-context.ts';
import type { QueueEvent } from '../store.ts';
import type { JobWithFile, PersistenceState, ProvidedFileResult, Upload } from '../upload.ts';

interface MissingFilesOptions {
  readonly signal: AbortSignal;
  readonly command: (event: QueueEvent) => void;
  readonly initialPersistence: () => PersistenceState;
}

/** Functions that bring back the files of uploads that miss them. */
export function createMissingFiles(
  { store, files, ports: { hash } }: Pick<QueueContext, 'store' | 'files' | 'ports'>,
  { signal, command, initialPersistence }: MissingFilesOptions,
) {
  const reading = new Set<string>();
  const needsFile = ({ id }: Pick<Upload, 'id'>) => store.get(id)?.status === 'needs-file';
  const continueWith = (id: string) =>
    command({ type: 'file-provided', id, persistence: initialPersistence() });

  async function provideFile(upload: Upload | undefined, file: File): Promise<ProvidedFileResult> {
    if (!upload) return 'differs';
    const { id, job } = upload;
    const comparison = await compareFile(upload, file, { hash, signal });
    // While it was hashed, the upload may have been dismissed or got its file.
    if (comparison === 'accepted' && needsFile(upload)) {
      // Keeps the listed name, even if the file was renamed.
      files.retain(id, renamed(file, job.file));
      continueWith(id);
    }
    return comparison;
  }

  /** The chosen file may be readable again, for example once a network drive is back. */
  async function readAgain(id: string): Promise<void> {
    const file = files.retained(id);
    if (!file || reading.has(id)) return;
    reading.add(id);
    const isReadable = await readBytes(file, 0, 1).then(
      () => true,
      () => false,
    );
    reading.delete(id);
    if (isReadable && needsFile({ id })) continueWith(id);
  }

  const commands = {
    retry: (id: string) => (needsFile({ id }) ? void readAgain(id) : command({ type: 'retried', id })),
    hasFile: (id: string) => files.retained(id) !== undefined,
    provideFile: (id: string, file: File) => provideFile(store.get(id), file),
    provideFiles: async (given: readonly File[]) => {
      const missing = store.getSnapshot().filter(needsFile);
      const results = given.flatMap((file) =>
        missing.filter(({ job }) => isSameFile(job.file, file)).map((upload) => provideFile(upload, file)),
      );
      return (await Promise.all(results)).includes('accepted');
    },
  };

  async function dismissIfSame(upload: Upload, file: File): Promise<void> {
    const { id } = upload;
    const result = await compareFile(upload, file, { hash, signal });
    const now = store.get(id);
    const isReplaced =
      result === 'accepted' && now?.status === 'needs-file' && !now.pastAttempts.outcomeUnknown;
    if (isReplaced) command({ type: 'dismissed', ids: [id] });
  }

  /** Dismisses uploads that miss one of these files on the same asset, by its content, and surely aren't stored. */
  const dismissReplaced = (jobs: readonly JobWithFile[]): void => {
    for (const upload of store.getSnapshot()) {
      const { job, contentHash } = upload;
      if (upload.status !== 'needs-file' || contentHash === undefined || !hash) continue;
      const same = jobs.find(({ assetId, file }) => assetId === job.assetId && isSameFile(file, job.file));
      if (same) void dismissIfSame(upload, same.file);
    }
  };

  return { commands, dismissReplaced };
}

/**
 * Compares a file with the one of an upload: by size and hash, or by name, size and modification time if the hash isn't
 * known.
 */
async function compareFile(
  { job, contentHash }: Upload,
  file: File,
  { hash, signal }: Pick<QueuePorts, 'hash'> & { readonly signal: AbortSignal },
): Promise<ProvidedFileResult> {
  if (file.size !== job.file.size) return 'differs';
  if (!contentHash || !hash) return isSameFile(job.file, file) ? 'accepted' : 'differs';
  const found = await hash(file, { signal }).catch(() => undefined);
  if (!found) return 'unreadable';
  return found === contentHash ? 'accepted' : 'differs';
}

const isSameFile = (a: FileFacts, b: FileFacts): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

const renamed = (file: File, { name, type }: FileFacts): File =>
  new File([file], name, { type, lastModified: file.lastModified });
