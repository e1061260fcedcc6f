import { fail, ok, type Result } from '#lib/result.ts';

import type { FileTree } from './container/file-tree.ts';
import { isEntryUnreadableError } from './container/unpack.ts';
import { openNestedZipTree } from './container/zip-tree.ts';
import type { ReadContext } from './read-context.ts';
import type { PackageCode } from './report/package-finding.ts';

/** Options of reading a container. */
export interface NestedOptions {
  readonly context: ReadContext;
  /** Number of containers around it. */
  readonly nesting: number;
}

/**
 * Opens a container in another one, and reads it. A problem is the finding about it; an encrypted container has none,
 * because the archive around it has it. Rejects with a read error of the package.
 */
export async function readNested<Value>(
  { files, path }: { readonly files: FileTree; readonly path: string },
  { context, nesting }: NestedOptions,
  read: (inner: FileTree) => Promise<Value>,
): Promise<Result<Value, PackageCode | undefined>> {
  const { limits, counts } = context;
  if (nesting > limits.maxNesting) return fail('PACKAGE-TOO-DEEP');
  counts.startedContainers += 1;
  if (counts.startedContainers > limits.maxContainers) return fail('PACKAGE-TOO-LARGE');
  try {
    const inner = await openNestedZipTree(files, path, context);
    return inner === undefined ? fail('PACKAGE-CONTAINER-UNREADABLE') : ok(await read(inner));
  } catch (error) {
    if (!isEntryUnreadableError(error)) throw error;
    if (error.problem === 'encrypted') return fail(undefined);
    return fail(error.problem === 'damaged' ? 'PACKAGE-CONTAINER-UNREADABLE' : 'PACKAGE-TOO-LARGE');
  } finally {
    counts.doneContainers += 1;
    context.onProgress({ doneContainers: counts.doneContainers, totalContainers: counts.foundContainers });
  }
}
