/** What an archive may cost before it is refused; a deployment may set its own. */
export interface InspectionLimits {
  readonly maxEntries: number;
  /** Sum of all unpacked sizes. */
  readonly maxTotalBytes: number;
  readonly maxEntryBytes: number;
  /** An entry, or all of them together, may be packed this many times smaller, once they are over `ratioFromBytes`. */
  readonly maxRatio: number;
  readonly ratioFromBytes: number;
  readonly maxPathBytes: number;
  readonly maxNameBytes: number;
  readonly maxDepth: number;
  readonly maxImageBytes: number;
  readonly maxImagePixels: number;
  /** A text entry over this size is checked byte by byte but not parsed. */
  readonly maxPageBytes: number;
  /** Places listed per finding. */
  readonly maxPlaces: number;
}

const MiB = 2 ** 20;
const GiB = 2 ** 30;

/** Ratio and its threshold are those of PyPI's upload check; path lengths leave room under Windows' 260. */
export const defaultLimits: InspectionLimits = {
  maxEntries: 100_000,
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
