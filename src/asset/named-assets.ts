import { groupBy } from '#lib/collections.ts';

import { similarKey } from './similar-key.ts';

/** Fewest digits and characters of an ID that is found in names: shorter ones, such as `P42`, are words there. */
const min = { digits: 3, characters: 5, digitsAlone: 6 };
/** Most words of a name that make up one ID. */
const maxWords = 6;

/** A file that a person is about to upload. */
interface NamedFile {
  readonly id: string;
  readonly name: string;
}

/** Another asset, and the files whose names hold its ID. */
export interface NamedAsset<F extends NamedFile = NamedFile> {
  readonly assetId: string;
  readonly files: readonly F[];
}

interface Plant {
  /** Asset to which the files are uploaded. */
  readonly assetId: string;
  readonly knownIds: readonly string[];
}

/**
 * Finds files whose name holds the ID of one other known asset, as whole words in any usual writing. A name that also
 * holds the asset's own ID, or those of several others, says nothing. Dates, part numbers and revisions are no IDs.
 */
export function findNamedAssets<F extends NamedFile>(
  files: readonly F[],
  { assetId, knownIds }: Plant,
): readonly NamedAsset<F>[] {
  const idsByKey = groupBy(knownIds.filter(isDistinctive), keyOf);
  const own = keyOf(assetId);
  const named = files.flatMap((file) => {
    const stem = file.name.replace(/\.[\p{L}\p{N}]{1,5}$/u, '');
    if (own !== '' && keyOf(stem).includes(own)) return [];
    const [found, ...others] = new Set(idsIn(stem, idsByKey));
    return found !== undefined && others.length === 0 ? [{ file, assetId: found }] : [];
  });
  const groups = groupBy(named, (each) => each.assetId);
  return [...groups].map(([id, members]) => ({ assetId: id, files: members.map(({ file }) => file) }));
}

/** Returns an ID as it is compared: file names can't have slashes and the like. */
const keyOf = (text: string): string => similarKey(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

function isDistinctive(id: string): boolean {
  const digits = digitsIn(id);
  if (!hasLetters(id)) return digits >= min.digitsAlone;
  return digits >= min.digits && keyOf(id).length >= min.characters;
}

/** A year, month or day, with the same separator between its parts or none. */
const date = String.raw`(?:(?:19|20)\d\d(?:([-._ ]?)(?:0[1-9]|1[0-2])(?:\1[0-3]\d)?)?|[0-3]?\d([-._ ])[01]?\d\2(?:19|20)\d\d)`;
const endsWithDate = new RegExp(`(?<!\\d)${date}$`, 'u');
const beginsWithDate = new RegExp(`^${date}(?!\\d)`, 'u');
const isDate = (text: string): boolean => new RegExp(`^${date}$`, 'u').test(text);

/** Words that make up an ID, by their places in the name. */
interface Found {
  readonly start: number;
  readonly end: number;
  readonly assetId: string;
}

function idsIn(stem: string, idsByKey: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const text = stem.normalize('NFKC');
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const found = words.flatMap(({ start }, first): readonly Found[] =>
    words.slice(first, first + maxWords).flatMap(({ end }) => {
      const assetId = idOf(text.slice(start, end), idsByKey);
      return assetId !== undefined && !isPartOfNumber(text, start, end) ? [{ start, end, assetId }] : [];
    }),
  );
  return found.filter((each) => !found.some((other) => isWithin(each, other))).map(({ assetId }) => assetId);
}

const isWithin = (inner: Found, outer: Found): boolean =>
  inner !== outer && outer.start <= inner.start && inner.end <= outer.end;

/** Returns the asset that a text names: the only one with this ID, in any writing. */
function idOf(text: string, idsByKey: ReadonlyMap<string, readonly string[]>): string | undefined {
  // More than one character between two words separates more than the parts of an ID.
  if (/[^\p{L}\p{M}\p{N}]{2}/u.test(text)) return undefined;
  const ids = idsByKey.get(keyOf(text)) ?? [];
  const written = ids.filter((id) => id.toUpperCase() === text.toUpperCase());
  const [id, ...others] = written.length > 0 ? written : ids;
  if (id === undefined || others.length > 0) return undefined;
  // Look-alikes don't make a number of letters, and a number isn't put together from several.
  if (hasLetters(id)) return hasLetters(text) && digitsIn(text) > 0 ? id : undefined;
  return isDate(text) ? undefined : written[0];
}

/** Returns true if a hyphen, full stop or slash joins it to a digit, unless that is a date. */
function isPartOfNumber(text: string, start: number, end: number): boolean {
  const before = /^(.*\d)[\p{Pd}./]$/su.exec(text.slice(0, start))?.[1];
  const after = /^[\p{Pd}./](\d.*)$/su.exec(text.slice(end))?.[1];
  return (
    (before !== undefined && !endsWithDate.test(before)) ||
    (after !== undefined && !beginsWithDate.test(after))
  );
}
