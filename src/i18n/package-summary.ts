import { visibleControls } from '#lib/text/shown-name.ts';

import type { I18n } from './i18n.ts';
import { documentTexts, packageMessages, type PackageTexts } from './messages/en/files.ts';

/** ID of a product, as a package states it. */
interface ObjectIdFacts {
  readonly id: string;
  readonly kind: 'individual' | 'type' | 'unspecified';
  readonly label?: string;
}

/** The parts of a package's report that its summary names. */
interface PackageFacts {
  readonly format: 'vdi2770' | 'iirds' | 'aasx' | 'zip';
  readonly variant?: 'document' | 'documentation' | 'unrestricted' | 'A' | 'H';
  readonly languages: readonly string[];
  readonly objectIds: readonly ObjectIdFacts[];
  readonly documents: readonly { readonly languages: readonly string[] }[];
  readonly topics: number;
}

/** Above this number, languages are counted. */
const maxNamedLanguages = 4;

/** Returns the name of a package's format. */
export function packageFormatName({ format, variant }: PackageFacts, i18n: I18n): string {
  const { formats } = packageMessages(i18n);
  if (format === 'zip') return zipArchive(i18n);
  if (format === 'aasx') return formats.aasx;
  if (format === 'vdi2770') return variant === 'document' ? formats.document : formats.documentation;
  return variant === 'A' ? formats.iirdsA : variant === 'H' ? formats.iirdsH : formats.iirds;
}

/** Returns the name of any ZIP. */
export const zipArchive = (i18n: I18n): string => documentTexts(i18n).contents.archive('ZIP');

/** Returns what a package is: its format, the number of its documents, their languages, and its serial number. */
export function packageSummary(facts: PackageFacts, i18n: I18n): readonly string[] {
  // The command beside it counts the documents.
  if (facts.format === 'zip') return [zipArchive(i18n)];
  const words = packageMessages(i18n);
  const { documents, topics } = facts;
  const serials = serialsOf(facts);
  const parts = [
    packageFormatName(facts, i18n),
    documents.length > 0 && i18n.t.add.documents(documents.length),
    topics > 0 && words.topics(topics),
    languagesText(languagesOf(facts), i18n, words),
    serials.length === 1 && words.forSerial(visibleControls(serials[0]!)),
    serials.length > 1 && words.forSerials(serials.length),
  ];
  return parts.filter((part): part is string => Boolean(part));
}

/** Returns the serial numbers: the IDs of single products, without addresses. */
export const serialsOf = ({ objectIds }: Pick<PackageFacts, 'objectIds'>): readonly string[] => [
  ...new Set(
    objectIds.filter(({ id, kind }) => kind === 'individual' && !/^\w+:\/\//.test(id)).map(({ id }) => id),
  ),
];

/** Returns the languages of a package: its own, otherwise those of its documents. */
export function languagesOf({
  languages,
  documents,
}: Pick<PackageFacts, 'languages' | 'documents'>): readonly string[] {
  const all = documents.flatMap((document) => document.languages);
  return [...new Set(all.length > 0 ? all : languages)];
}

/** Returns the name of a class of VDI 2770, with its number. */
export function classNameOf(id: string, i18n: I18n): string {
  const { classes } = packageMessages(i18n);
  const name = Object.entries(classes).find(([known]) => known === id)?.[1];
  return name === undefined ? id : `${name} (${id})`;
}

function languagesText(languages: readonly string[], { formats }: I18n, words: PackageTexts): string {
  if (languages.length > maxNamedLanguages) return words.languages(languages.length);
  return languages.map((language) => visibleControls(formats.language(language))).join(', ');
}
