import type { UploadStorage } from '#queue/storage/upload-storage.ts';

/** A readable device on which nothing is saved. */
export const createReadOnlyStorage = (load: UploadStorage['load']): UploadStorage => ({
  open: async () => '',
  onNewerVersion: () => {},
  onDeleted: () => {},
  close: () => {},
  load,
  write: async () => 'written',
  saveFile: async () => 'broken',
  openFile: async () => undefined,
  deleteFiles: async () => {},
  discard: async () => {},
  expire: async () => {},
});
