import type { FindingParams, Severity } from '#lib/finding.ts';

/**
 * Codes of findings about packages, in display order, with their severities. They say what was observed, not if a package
 * conforms to a standard, and none of them stops an upload.
 */
const severities = {
  'PACKAGE-METADATA-UNREADABLE': 'warning',
  'PACKAGE-NO-METADATA': 'warning',
  'PACKAGE-CONTAINER-UNREADABLE': 'warning',
  'PACKAGE-ENCRYPTED': 'warning',
  'PACKAGE-TOO-DEEP': 'warning',
  'PACKAGE-TOO-LARGE': 'warning',
  'PACKAGE-NO-DOCUMENTS': 'warning',
  'PACKAGE-DOCUMENT-MISSING': 'warning',
  'PACKAGE-FILE-MISSING': 'warning',
  'PACKAGE-NO-PDF': 'warning',
  'PACKAGE-DUPLICATE-ID': 'warning',
  'PACKAGE-NOT-RELEASED': 'warning',
  'PACKAGE-WRAPPED': 'warning',
  'PACKAGE-FILE-SPELLING': 'warning',
  'PACKAGE-FILE-UNNAMED': 'info',
} as const satisfies Readonly<Record<string, Severity>>;

/** Stable identifier of a finding about a package. */
export type PackageCode = keyof typeof severities;

/** All codes, in display order. */
export const packageCodes = Object.keys(severities) as readonly PackageCode[];

/** Place of a finding. */
export interface PackagePlace {
  /** Path of a file in the package, through nested containers: `pump.zip/manual.pdf`. Data, never markup. */
  readonly entry: string;
  /** ID of the document that it is about. */
  readonly document?: string;
}

/** A defect of a package, or a note, grouped by code and params. Its texts are made elsewhere from its `code`. */
export interface PackageFinding {
  readonly code: PackageCode;
  readonly severity: Severity;
  readonly params: FindingParams;
  /** Number of occurrences, more than `places.length` if the list was cut. */
  readonly count: number;
  /** The first places, in the order of the package. */
  readonly places: readonly PackagePlace[];
}

/** Result of a rule for one place. */
export interface RawPackageFinding extends PackagePlace {
  readonly code: PackageCode;
  readonly params?: FindingParams;
}

/** Places listed per finding. */
const maxPlaces = 25;

/** Groups raw findings in display order; each finding lists its first places. */
export const groupFindings = (
  ...rawFindings: readonly (readonly RawPackageFinding[])[]
): readonly PackageFinding[] => mergeFindings(...rawFindings.map((some) => some.map(findingOf)));

/** Merges findings of equal code and params. */
export function mergeFindings(
  ...findings: readonly (readonly PackageFinding[])[]
): readonly PackageFinding[] {
  const groups = new Map<string, PackageFinding & { readonly places: PackagePlace[]; count: number }>();
  for (const finding of findings.flat()) {
    const key = JSON.stringify([finding.code, finding.params]);
    const group = groups.get(key) ?? { ...finding, count: 0, places: [] };
    group.count += finding.count;
    group.places.push(...finding.places.slice(0, maxPlaces - group.places.length));
    groups.set(key, group);
  }
  const all = [...groups.values()];
  return packageCodes.flatMap((code) => all.filter((group) => group.code === code));
}

const findingOf = ({ code, params = {}, entry, document }: RawPackageFinding): PackageFinding => ({
  code,
  severity: severities[code],
  params,
  count: 1,
  places: [{ entry, ...(document !== undefined && { document }) }],
});

/** Returns true for a finding of the inspection of a manual that concerns any archive: its files, but no pages or links. */
export const isAboutArchive = ({ code }: { readonly code: string }): boolean =>
  /^(?:ZIP|NAME|ENTRY)-/.test(code) && code !== 'ENTRY-ARCHIVE';
