import type { Shelf } from '#queue/persistence/shelf.ts';

/** A device from which can be read, and on which nothing is kept. */
export const createReadShelf = (load: Shelf['load']): Shelf => ({
  load,
  write: async () => {},
  keepFile: async () => 'broken',
  openFile: async () => undefined,
  dropFiles: async () => {},
  hasStoredSize: async () => false,
  findStored: async () => undefined,
  listHistory: async () => [],
  clearHistory: async () => {},
  expire: async () => {},
});
