import type { UploadStorage } from '#queue/storage/upload-storage.ts';

/** A device from which can be read, and on which nothing is kept. */
export const createReadOnlyStorage = (load: UploadStorage['load']): UploadStorage => ({
  open: async () => {},
  load,
  write: async () => {},
  saveFile: async () => 'broken',
  openFile: async () => undefined,
  deleteFiles: async () => {},
  expire: async () => {},
});

/** The history of an upload that was never attempted, under the names that are stored. */
export const noStoredHistory = { spent: 0, farthestBytes: 0, mayBeStored: false };
