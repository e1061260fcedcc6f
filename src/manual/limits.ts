import { maxEntries } from '#zip/read/archive.ts';

const MiB = 2 ** 20;
const GiB = 2 ** 30;

/** Ratio and threshold are those of PyPI's upload check; path lengths stay below the 260 of Windows. */
export const defaultLimits = {
  maxEntries,
  /** Sum of all unpacked sizes. */
  maxTotalBytes: 8 * GiB,
  maxEntryBytes: 4 * GiB,
  /** Highest ratio of unpacked to packed size, for an entry and for all together, once they exceed `ratioFromBytes`. */
  maxRatio: 50,
  ratioFromBytes: 64 * MiB,
  maxPathBytes: 240,
  maxNameBytes: 255,
  maxDepth: 20,
  maxImageBytes: 5_000_000,
  maxImagePixels: 50_000_000,
  /** A larger text entry is checked byte by byte but not parsed. */
  maxPageBytes: 32 * MiB,
  /** Places listed per finding. */
  maxPlaces: 25,
};

/** Limits above which an archive is rejected. */
export type InspectionLimits = Readonly<typeof defaultLimits>;
