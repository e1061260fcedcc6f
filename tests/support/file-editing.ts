import type { FileEditing } from '#features/inspection/repair/file-editing.ts';

/** What can be done with a file, where no repair ever comes to an end. */
export function createEditing(overrides: Partial<FileEditing> = {}): FileEditing {
  const never = () => new Promise<never>(() => undefined);
  return {
    editor: { plan: never, repair: never },
    inspect: never,
    original: undefined,
    onReplace: () => undefined,
    onRestore: () => undefined,
    onUploadAsRegular: () => undefined,
    ...overrides,
  };
}
