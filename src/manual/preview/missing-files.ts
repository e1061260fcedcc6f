import type { Missing } from './rendering.ts';

/** Limit of entries; further ones are dropped. */
const maxMissing = 500;
const maxUrlLength = 300;

/** Collects the missing files of a page, each once; long addresses are cut. */
export function createMissingList() {
  const missing = new Map<string, Missing>();
  return {
    add: ({ url, why }: Missing): void => {
      const shown = url.length > maxUrlLength ? `${url.slice(0, maxUrlLength)}…` : url;
      if (missing.size < maxMissing) missing.set(shown, { url: shown, why });
    },
    all: (): readonly Missing[] => [...missing.values()],
  };
}

/** Address that never loads, so that a page sees the failure as it would without a network. */
export const nowhere = 'about:invalid';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 120 80">' +
  '<rect x="1.5" y="1.5" width="117" height="77" fill="#fdf2dc" stroke="#7a4b00" stroke-width="3" stroke-dasharray="8 5"/>' +
  '<path d="M40 54l14-18 10 12 6-7 12 13zM74 30a5 5 0 1 0 10 0 5 5 0 1 0-10 0M34 66L86 14" fill="none" stroke="#7a4b00" stroke-width="3"/></svg>';

/** Placeholder for a picture that is not in the archive: a dashed frame with a crossed-out picture. */
export const missingPicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
