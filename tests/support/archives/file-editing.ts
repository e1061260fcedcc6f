import type { FileEditing } from '#features/inspection/repair/use-repair.ts';

const never = () => new Promise<never>(() => undefined);

/** Commands for a file, with repairs that never end. */
export const createEditing = (overrides: Partial<FileEditing> = {}): FileEditing => ({
  editor: { plan: never, repair: never },
  inspect: never,
  original: undefined,
  onReplace: () => undefined,
  onRestore: () => undefined,
  onKeepAsRegular: () => undefined,
  onRemove: () => undefined,
  onChooseOther: () => undefined,
  ...overrides,
});
