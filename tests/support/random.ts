/** Random choices that a seed reproduces. */
export interface Random {
  /** A number from 0 to 1. */
  readonly next: () => number;
  /** An integer from 0 to `end` - 1. */
  readonly below: (end: number) => number;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
  /** True once in `n` times. */
  readonly oneIn: (n: number) => boolean;
}

/** The generator mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (list) => list[below(list.length)] ?? list[0],
    oneIn: (n) => below(n) === 0,
  };
}
