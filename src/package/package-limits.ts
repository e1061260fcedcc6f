const MiB = 2 ** 20;

/** The largest real metadata seen is that of iiRDS packages with thousands of topics: about 1.5 kB for each. */
export const defaultPackageLimits = {
  /** Levels of containers within the package. */
  maxNesting: 2,
  /** Containers in the package. */
  maxContainers: 5_000,
  /** Unpacked size of one metadata file, and of all of them together. */
  maxMetadataBytes: 16 * MiB,
  maxTotalMetadataBytes: 64 * MiB,
  /** Unpacked size of the metadata of a VDI 2770 container, of which a package may have thousands. */
  maxContainerMetadataBytes: 2 * MiB,
  /** Size of metadata in JSON, which is read as a whole. */
  maxJsonBytes: 8 * MiB,
  /** Elements and attributes of one metadata file. */
  maxNodes: 300_000,
  /** Nesting of elements. */
  maxXmlDepth: 200,
  /** Bytes unpacked from compressed containers, all together. */
  maxUnpackedBytes: 4096 * MiB,
  /** Files of a ZIP that are offered as documents. */
  maxDocuments: 5_000,
};

/** Limits of reading a package; whatever exceeds them gets a finding and isn't read. */
export type PackageLimits = Readonly<typeof defaultPackageLimits>;
