import type { UploadStorage } from './upload-storage.ts';

/** Returns the storage; it calls back each time that it finds the owner's uploads discarded. */
export function watchForDiscard(storage: UploadStorage, onDiscarded: () => void): UploadStorage {
  const watched = <T>(outcome: T): T => {
    if (outcome === 'discarded') onDiscarded();
    return outcome;
  };
  return {
    ...storage,
    load: async () => watched(await storage.load()),
    write: async (change) => watched(await storage.write(change)),
    saveFile: async (...copy) => watched(await storage.saveFile(...copy)),
  };
}
