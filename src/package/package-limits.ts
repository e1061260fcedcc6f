/** Limits of reading a package; whatever exceeds them gets a finding and isn't read. */
export interface PackageLimits {
  /** Levels of containers within the package. */
  readonly maxNesting: number;
  /** Containers in the package. */
  readonly maxContainers: number;
  /** Unpacked size of one metadata file, and of all of them together. */
  readonly maxMetadataBytes: number;
  readonly maxTotalMetadataBytes: number;
  /** Unpacked size of the metadata of a VDI 2770 container, of which a package may have thousands. */
  readonly maxContainerMetadataBytes: number;
  /** The same for metadata in JSON, which is read as a whole. */
  readonly maxJsonBytes: number;
  /** Elements and attributes of one metadata file. */
  readonly maxNodes: number;
  /** Nesting of elements. */
  readonly maxXmlDepth: number;
  /** Bytes unpacked from compressed containers, all together. */
  readonly maxUnpackedBytes: number;
  /** Files of a ZIP that are offered as documents. */
  readonly maxDocuments: number;
}

const MiB = 2 ** 20;

/** The largest real metadata seen is that of iiRDS packages with thousands of topics: about 1.5 kB for each. */
export const defaultPackageLimits: PackageLimits = {
  maxNesting: 2,
  maxContainers: 5_000,
  maxMetadataBytes: 16 * MiB,
  maxTotalMetadataBytes: 64 * MiB,
  maxContainerMetadataBytes: 2 * MiB,
  maxJsonBytes: 8 * MiB,
  maxNodes: 300_000,
  maxXmlDepth: 200,
  maxUnpackedBytes: 4096 * MiB,
  maxDocuments: 5_000,
};
