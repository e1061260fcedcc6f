/** Names that a service may give a person as the author of documents. */
export interface KnownAuthor {
  /** The token's subject. */
  readonly subject: string;
  /** The name that is shown for the person; it may be an ID or an email address. */
  readonly name: string;
  /** Authors of documents that the service stored for this person. */
  readonly written: ReadonlySet<string>;
}

/**
 * Returns true if the author of a document is certainly another person. The interface only says that it is a user
 * identifier: a name, a subject, or an ID of the service's own, which can't be compared before the service has written
 * it for this person.
 */
export function isByAnother(author: string, { subject, name, written }: KnownAuthor): boolean {
  if (author === subject || author === name || written.has(author)) return false;
  return written.size > 0 || areOtherNames(author, name);
}

/**
 * Returns true if two names can't be of one person: each has several words, in the same script, and none is the same.
 * "Lund, Karl" may be Karl Lund, and so may "K. Lund".
 */
function areOtherNames(one: string, other: string): boolean {
  const words = nameWords(one);
  const others = nameWords(other);
  return (
    words !== undefined &&
    others !== undefined &&
    isLatin(words) === isLatin(others) &&
    !words.some((word) => others.includes(word))
  );
}

const isLatin = (words: readonly string[]): boolean => /\p{Script=Latin}/u.test(words.join(''));

/** Returns true for the name of a person; an ID, an email address or a single word may be anything. */
export const isPersonName = (text: string): boolean => nameWords(text) !== undefined;

/** Returns the words of a name, in lower case without accents; undefined for anything else. */
function nameWords(text: string): readonly string[] | undefined {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[\s,]+/).filter((word) => word !== '');
  return words.length > 1 && words.every((word) => /^\p{L}[\p{L}.'’-]*$/u.test(word)) ? words : undefined;
}
