import { visibleControls } from '#lib/text/shown-name.ts';

import type { I18n } from './i18n.ts';
import {
  findingTerms,
  type FindingTerms,
  findingTexts,
  type FindingTexts,
  inspectionMessages,
} from './messages/en/inspection.ts';
import type { Params } from './messages/finding-text.ts';

/** The fields of a finding that its texts use: its code, and params for their placeholders. */
interface TextSource {
  readonly code: keyof FindingTexts;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Names of the params in a set of texts. */
type ParamOf<Texts> = Texts extends (params: infer P) => string
  ? keyof P & string
  : Texts extends object
    ? { [Key in keyof Texts]: ParamOf<Texts[Key]> }[keyof Texts]
    : never;

type FindingParams = Params<ParamOf<FindingTexts>>;
type TermParams = Params<ParamOf<FindingTerms>>;

/** Codes whose remedy is for the person who uploads the file. All others are for its author. */
const remediesOfReader: readonly TextSource['code'][] = [
  'ZIP-EMPTY-FILE',
  'ZIP-NOT-A-ZIP',
  'ZIP-TRUNCATED',
  'ZIP-SPLIT',
  'ZIP-CRC',
  'ZIP-DEFLATE',
  'ZIP-EXTRA',
  'ENTRY-PIPE',
  'DOC-NO-PAGES',
  'DOC-IIRDS',
  'DOC-NEEDS-SERVER',
  'DOC-SCRIPTS',
  'LINK-QUERY',
  'LINK-EXTERNAL',
];

/** Params that may hold a code of the inspection. Others are names and addresses, which may look like codes. */
const codedParams: readonly string[] = [
  'content',
  'detail',
  'expected',
  'field',
  'found',
  'need',
  'reason',
  'special',
];

/** Returns the texts of a finding: what was found, what it means to a reader, and what to do. */
export function findingMessage(finding: TextSource, i18n: I18n) {
  const { title, explanation, remedy } = findingTexts(i18n)[finding.code];
  const params: FindingParams = orEllipsis(shownParams(finding, i18n));
  const isForAuthor = !remediesOfReader.includes(finding.code);
  const { forAuthor, toDo } = inspectionMessages(i18n);
  return {
    title: textOf(title, params),
    explanation: textOf(explanation, params),
    /** Advice on what to do, with the person it is for. */
    remedy: (isForAuthor ? forAuthor : toDo)(textOf(remedy, params)),
    /** True if only the author of the file can do it. */
    isForAuthor,
  };
}

const textOf = <P>(text: string | ((params: P) => string), params: P): string =>
  typeof text === 'string' ? text : text(params);

/** Replaces params that a finding doesn't have by an ellipsis. */
const orEllipsis = <Name extends string>(params: Readonly<Record<string, string>>) =>
  new Proxy({} as Params<Name>, { get: (_, name) => params[String(name)] ?? '…' });

/** Formats params for display: numbers in the language's notation, codes as terms, everything else unchanged. */
function shownParams({ code, params }: TextSource, i18n: I18n): Readonly<Record<string, string>> {
  const { formats } = i18n;
  const plain = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? formats.number(value) : visibleControls(value),
    ]),
  );
  const { limit } = params;
  const numbers: TermParams = orEllipsis({
    ...plain,
    ...(typeof limit === 'number' && { size: formats.bytes(limit) }),
  });
  const terms: Readonly<Record<string, string | ((params: TermParams) => string)>> =
    Object.entries(findingTerms(i18n)).find(([known]) => known === code)?.[1] ?? {};
  const toTerm = (name: string, value: string): string => {
    if (!codedParams.includes(name)) return value;
    const term = Object.hasOwn(terms, value) ? terms[value] : terms['other'];
    return term === undefined ? value : textOf(term, numbers);
  };
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, toTerm(name, value)]));
}
