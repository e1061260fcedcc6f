import type { Value } from '#lib/value.ts';

import type { SourceFiles } from './content/source-files.ts';
import type { KnownDocuments } from './known-documents/known-documents.ts';
import type { QueuePorts, Unattended } from './ports.ts';
import type { RetryPolicy } from './scheduling/retry-policy.ts';
import type { Store } from './store.ts';
import type { SavedByNewer } from './upload.ts';

/** State and ports of one queue, whichever role its tab has. */
export interface QueueContext {
  readonly store: Store;
  readonly files: SourceFiles;
  readonly knownDocuments: KnownDocuments;
  readonly savedByNewer: Value<readonly SavedByNewer[]>;
  readonly ports: QueuePorts;
  readonly settings: QueueSettings;
}

/** The list of a queue, with the files that were chosen in this visit: tabs keep it the same. */
export type ListContext = Pick<QueueContext, 'store' | 'files' | 'savedByNewer'>;

/** Options of a queue, with their defaults. */
interface QueueSettings {
  readonly concurrency: number;
  readonly policy: RetryPolicy;
  readonly unattended: Unattended | undefined;
}
