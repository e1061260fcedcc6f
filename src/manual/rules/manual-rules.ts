import { chosenSeverity, worstFirst, type SeverityChoices } from '#lib/severity-choices.ts';

import type { FindingCode } from '../codes.ts';
import type { Finding } from '../finding.ts';

/** Formats of packages with documents. */
export const packageFormats = ['vdi2770', 'iirds', 'aasx'] as const;

/** Format of a package. */
export type PackageFormat = (typeof packageFormats)[number];

/** Rules of an operator about manuals; what is left out is as built in. */
export interface ManualRules {
  /** Accepted names of the start page at the top, the preferred one first. */
  readonly startPages?: readonly string[] | undefined;
  /** Codes of errors that don't keep a ZIP from being a manual. Others than `allowableCodes` have no effect. */
  readonly allow?: readonly string[] | undefined;
  /** Packages that are manuals, with or without a start page. */
  readonly packages?: readonly PackageFormat[] | undefined;
  /** Severities of findings. */
  readonly severities?: SeverityChoices | undefined;
}

/** Codes of errors about a missing start page. */
const missingStart: readonly string[] = ['DOC-NO-PAGES', 'DOC-NO-START', 'DOC-IIRDS'];

/** Codes of errors that an operator may allow: they tell what a manual is, not if an archive is safe to unpack. */
export const allowableCodes: readonly string[] = [
  ...missingStart,
  'DOC-NOT-HTML',
  'DOC-XML',
  'ENTRY-PROGRAM',
];

/** Codes of archives, names and entries that are never errors. */
const harmless: ReadonlySet<string> = new Set<FindingCode>([
  'ZIP-EXTRA',
  'NAME-PORTABLE',
  'ENTRY-PIPE',
  'ENTRY-JUNK',
  'ENTRY-ARCHIVE',
  'ENTRY-EMPTY',
  'ENTRY-TYPE',
  'ENTRY-HUGE-IMAGE',
  'ENTRY-CUT-OFF',
]);

/** Returns true for codes of errors because of which an archive is unsafe: no operator can lower them. */
export const isSafetyCode = (code: string): boolean =>
  /^(?:ZIP|NAME|ENTRY)-/.test(code) && !harmless.has(code);

/** Returns findings with the operator's severities, worst first; allowed errors are warnings. */
export const findingsUnder = (
  { severities = {}, allow = [] }: ManualRules,
  findings: readonly Finding[],
): readonly Finding[] =>
  worstFirst(
    findings.flatMap((finding): readonly Finding[] => {
      const { code } = finding;
      const isFixed = finding.severity === 'error' && isSafetyCode(code);
      const severity = chosenSeverity(finding, isFixed ? {} : severities);
      if (severity === 'off') return [];
      const isAllowed = severity === 'error' && allow.includes(code) && allowableCodes.includes(code);
      return [{ ...finding, severity: isAllowed ? 'warning' : severity }];
    }),
  );

/** Returns true if the operator accepts a manual without a start page, for the reason that the inspection found. */
export const allowsMissingStart = ({ allow = [] }: ManualRules, findings: readonly Finding[]): boolean =>
  findings.some(({ code }) => missingStart.includes(code) && allow.includes(code));

/** Returns the format of a package from the paths of its files. An iiRDS package may hold metadata of VDI 2770. */
export function packageFormatOf(files: readonly string[]): PackageFormat | undefined {
  if (files.some(isIirdsMetadata)) return 'iirds';
  if (files.some((path) => /^VDI2770_(?:Main|Metadata)\.xml$/i.test(path))) return 'vdi2770';
  return files.includes('_rels/.rels') && files.some((path) => /(?:^|\/)aasx-origin$/i.test(path))
    ? 'aasx'
    : undefined;
}

/** Returns true for the metadata of an iiRDS package, in one of its two forms (iiRDS 1.3, container). */
export const isIirdsMetadata = (path: string): boolean => /^META-INF\/metadata\.(?:rdf|jsonld)$/.test(path);
