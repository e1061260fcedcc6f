import type { Missing } from './protocol.ts';

/** Gathers what a page lacks, each thing once. */
export interface MissingList {
  readonly note: (missing: Missing) => void;
  readonly all: () => readonly Missing[];
}

/** A page that lacks more is told of so many. */
const mostMissing = 500;
const maxUrlLength = 300;

/** Long addresses are cut. */
export function createMissingList(): MissingList {
  const missing = new Map<string, Missing>();
  return {
    note({ url, why }) {
      const shown = url.length > maxUrlLength ? `${url.slice(0, maxUrlLength)}…` : url;
      if (missing.size < mostMissing) missing.set(shown, { url: shown, why });
    },
    all: () => [...missing.values()],
  };
}
