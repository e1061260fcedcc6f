import { maxEntries } from '#zip/read/archive.ts';

/** Limits above which an archive is rejected. */
export interface InspectionLimits {
  readonly maxEntries: number;
  /** Sum of all unpacked sizes. */
  readonly maxTotalBytes: number;
  readonly maxEntryBytes: number;
  /** Highest ratio of unpacked to packed size, for an entry and for all together, once they exceed `ratioFromBytes`. */
  readonly maxRatio: number;
  readonly ratioFromBytes: number;
  readonly maxPathBytes: number;
  readonly maxNameBytes: number;
  readonly maxDepth: number;
  readonly maxImageBytes: number;
  readonly maxImagePixels: number;
  /** A larger text entry is checked byte by byte but not parsed. */
  readonly maxPageBytes: number;
  /** Places listed per finding. */
  readonly maxPlaces: number;
}

const MiB = 2 ** 20;
const GiB = 2 ** 30;

/** Ratio and threshold are those of PyPI's upload check; path lengths stay below the 260 of Windows. */
export const defaultLimits: InspectionLimits = {
  maxEntries,
  maxTotalBytes: 8 * GiB,
  maxEntryBytes: 4 * GiB,
  maxRatio: 50,
  ratioFromBytes: 64 * MiB,
  maxPathBytes: 240,
  maxNameBytes: 255,
  maxDepth: 20,
  maxImageBytes: 5_000_000,
  maxImagePixels: 50_000_000,
  maxPageBytes: 32 * MiB,
  maxPlaces: 25,
};
