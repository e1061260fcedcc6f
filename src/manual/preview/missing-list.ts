import type { Missing } from './rendering.ts';

/** Collects the missing files of a page, each once. */
export interface MissingList {
  readonly add: (missing: Missing) => void;
  readonly all: () => readonly Missing[];
}

/** Limit of entries; further ones are dropped. */
const maxMissing = 500;
const maxUrlLength = 300;

/** Long addresses are cut. */
export function createMissingList(): MissingList {
  const missing = new Map<string, Missing>();
  return {
    add({ url, why }) {
      const shown = url.length > maxUrlLength ? `${url.slice(0, maxUrlLength)}…` : url;
      if (missing.size < maxMissing) missing.set(shown, { url: shown, why });
    },
    all: () => [...missing.values()],
  };
}
