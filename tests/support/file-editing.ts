import type { FileEditing } from '#features/inspection/repair/file-editing.ts';

const never = () => new Promise<never>(() => undefined);

/** What can be done with a file, where no repair ever comes to an end. */
export const createEditing = (overrides: Partial<FileEditing> = {}): FileEditing => ({
  editor: { plan: never, repair: never },
  inspect: never,
  original: undefined,
  onReplace: () => undefined,
  onRestore: () => undefined,
  onUploadAsRegular: () => undefined,
  ...overrides,
});
