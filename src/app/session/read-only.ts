import type { Receipt } from '#api/contract/receipt.ts';
import type { UploadProblem } from '#features/uploads/asset-upload.ts';
import type { Queue } from '#queue/queue.ts';

const nothing = (): void => undefined;

/** Returns a queue whose uploads can be seen, and neither changed nor removed: their person hasn't signed in. */
export function readOnly(queue: Queue<Receipt, UploadProblem>): Queue<Receipt, UploadProblem> {
  return {
    ...queue,
    enqueue: () => [],
    cancel: nothing,
    fail: nothing,
    retry: nothing,
    pause: nothing,
    resume: nothing,
    edit: nothing,
    noteLinkRequest: nothing,
    provideFile: async () => 'differs',
    provideFiles: async () => false,
    hasFile: () => false,
    dismiss: nothing,
    discardAll: async () => false,
    knownDocuments: { ...queue.knownDocuments, clear: async () => undefined },
  };
}
