/** True in `npm run fuzz`, which runs every case of containment; `npm test` runs a selection. */
export const isFull = 'FULL' in process.env;

/** Returns every case in a full run, otherwise each `every`th one. */
export const select = <T>(cases: readonly T[], every: number): readonly T[] =>
  isFull ? cases : cases.filter((_, index) => index % every === 0);
