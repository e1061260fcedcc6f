import { readGs1 } from './gs1.ts';

/** Names of the built-in patterns. */
export const codePresets = ['iec61406', 'gs1', 'siemens', 'plain'] as const;

type Preset = (typeof codePresets)[number];

/** Meaning of a code. */
export interface CodeReading {
  /** The content of the code, without control characters around it. */
  readonly text: string;
  /** Tells the object from all others: two codes of one object have the same, whatever their spelling. */
  readonly identity: string;
  /** True if the identity is an asset ID. */
  readonly isAssetId: boolean;
  /** True if a service that knows assets is asked for the identity as an ID; otherwise for the whole content. */
  readonly isLookedUpById: boolean;
  /** IDs that only a part of the code says, or that are a guess: never used without confirmation. */
  readonly suggestions: readonly string[];
}

/** Formats of codes of a deployment. */
export interface CodeRules {
  /** Presets and own regular expressions, in order; the first that matches counts. */
  readonly patterns: readonly string[];
  /** Absolute addresses of asset pages, with `{assetId}`: links of the deployment itself. */
  readonly ownLinks: readonly string[];
}

/** Longest identification link, and longest content read with own patterns, in characters (IEC 61406-1). */
const longest = 255;

/** Reads the content of a code with the rules of a deployment. Undefined if there is nothing to read. */
export function readCode(content: string, rules: CodeRules): CodeReading | undefined {
  const text = content.replace(/^[\s\p{Cc}]+|[\s\p{Cc}]+$/gu, '');
  if (text === '') return undefined;
  const ownId = readOwnLink(text, rules.ownLinks);
  if (ownId !== undefined) return { text, ...readingOfId(ownId) };
  for (const pattern of rules.patterns) {
    const reading = isPreset(pattern) ? presets[pattern](text) : readOwn(text, pattern);
    if (reading) return { text, ...reading };
  }
  return { text, ...readingOfCode(text, guesses(text)) };
}

const isPreset = (pattern: string): pattern is Preset => codePresets.some((each) => each === pattern);

type Reading = Omit<CodeReading, 'text'>;

const readingOfId = (id: string): Reading => ({
  identity: id,
  isAssetId: true,
  isLookedUpById: true,
  suggestions: [],
});

const readingOfCode = (identity: string, suggestions: readonly string[]): Reading => ({
  identity,
  isAssetId: false,
  isLookedUpById: false,
  suggestions,
});

const presets: Readonly<Record<Preset, (text: string) => Reading | undefined>> = {
  iec61406: (text) => {
    const url = linkOf(text);
    const isIdentity = url && text.length <= longest && (url.pathname !== '/' || url.search !== '');
    return isIdentity ? { ...readingOfCode(text, guesses(text)), isAssetId: true } : undefined;
  },
  gs1: (text) => {
    const read = readGs1(text);
    return read && readingOfCode(read.identity, [read.serial ?? []].flat());
  },
  siemens: (text) => {
    const read = readSiemens(text);
    return read && readingOfCode(read.identity, [read.serial]);
  },
  plain: (text) => (isPlain(text) ? readingOfId(text) : undefined),
};

/** Article and serial number, alone (`1P…+S…`) or in a link of the maker. */
function readSiemens(text: string): { readonly identity: string; readonly serial: string } | undefined {
  const content = decoded(text.replace(/^https?:\/\/i\.siemens\.com\//i, ''));
  const [, article, serial] = /^1P([^+]+)\+(?:[^+]+\+)*?S([^+]+)$/.exec(content) ?? [];
  if (article === undefined || serial === undefined) return undefined;
  return { identity: `1P${article}+S${serial}`, serial };
}

/** A text that is nothing but an ID: no link, no contact or network, no code with several parts. */
const isPlain = (text: string): boolean =>
  text.length <= 100 &&
  !/[\p{Cc}\p{Cs}{}<>"=;?&\\|]|\s\s/u.test(text) &&
  !/^[a-z][a-z\d+.-]*:|^[\w-]+(\.[\w-]+)+\//i.test(text) &&
  !readGs1(text) &&
  !readSiemens(text);

/** Returns true if a text is meant as an own pattern, and not as the name of a preset. */
export const isOwnPattern = (source: string): boolean => /[^\w-]/.test(source);

/**
 * Compiles an own pattern for whole texts; undefined if it isn't a regular expression, or has no group named `asset`.
 */
export function compileOwnPattern(source: string): RegExp | undefined {
  try {
    // On its own, since "a)(b" is only valid inside of a group. The empty alternative always matches.
    const groups = new RegExp(`${source}|`, 'u').exec('')?.groups;
    return groups && 'asset' in groups ? new RegExp(`^(?:${source})$`, 'u') : undefined;
  } catch {
    return undefined;
  }
}

function readOwn(text: string, source: string): Reading | undefined {
  const found = text.length <= longest && compileOwnPattern(source)?.exec(text)?.groups?.['asset'];
  return found ? readingOfCode(text, [linkOf(text) ? decoded(found) : found]) : undefined;
}

/** Returns the ID in an address of an asset's page. */
function readOwnLink(text: string, templates: readonly string[]): string | undefined {
  const href = linkOf(text)?.href;
  if (href === undefined) return undefined;
  for (const template of templates) {
    const [before = '', after = ''] = template.split('{assetId}');
    const segment: string = href.slice(before.length, href.length - after.length);
    const isComplete = href === before + segment + after && /^[^/?#&]+$/.test(segment);
    if (before !== '' && isComplete) return decoded(segment);
  }
  return undefined;
}

/**
 * Guesses IDs in a text: of a link, its last segment (in the hash for pages with hash routes), and values of its query
 * with a digit, which languages and the like don't have.
 */
function guesses(text: string): readonly string[] {
  const url = linkOf(text);
  if (!url) return text.length <= 100 ? [text] : [];
  const path = url.hash.startsWith('#/') ? url.hash : url.pathname;
  const last = path.split('/').findLast((segment) => segment !== '' && segment !== '#');
  const values = [...url.searchParams.values()].filter((value) => /\d/.test(value));
  return [...(last === undefined ? [] : [decoded(last)]), ...values];
}

const linkOf = (text: string): URL | undefined =>
  /^https?:/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A percent sign that isn't part of an encoding.
    return segment;
  }
}
