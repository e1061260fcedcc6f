import { ours } from './figures.ts';

/** Name of a build in the results, and its checkout, which is built and has its dependencies installed. */
export interface Build {
  readonly name: string;
  readonly folder: string;
}

const { BUILDS, ROUNDS } = process.env;

/** Builds to compare by turns, such as `BUILDS=before=../before,after=.`; the current one by default. */
export const builds: readonly Build[] = (BUILDS ?? `${ours}=.`).split(',').map((build) => {
  const [name = '', folder = ''] = build.split('=');
  return { name, folder };
});

/** True if the results are written into the README. */
export const isComparison = BUILDS !== undefined;

/** Measures every build once a round, by turns, so that what else the machine does meets all of them. */
export async function measureByTurns<T>(
  measure: (build: Build) => Promise<T>,
): Promise<readonly (T & { readonly build: string })[]> {
  const all: (T & { readonly build: string })[] = [];
  for (let round = 0; round < Number(ROUNDS ?? 3); round += 1) {
    for (const build of round % 2 === 0 ? builds : builds.toReversed()) {
      all.push({ build: build.name, ...(await measure(build)) });
    }
  }
  return all;
}
