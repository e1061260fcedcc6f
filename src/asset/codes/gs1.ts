/** Object or kind of object that a GS1 code identifies. */
export interface Gs1Object {
  /** Identifies the object among those of all makers, as element string with parentheses. */
  readonly identity: string;
  /** Serial number or individual ID, unique only together with the rest. */
  readonly serial: string | undefined;
}

/** First two digits of application identifiers with a fixed length, by that length (GS1 General Specifications, 7.8.5). */
const fixed: Readonly<Record<number, readonly string[]>> = {
  2: ['20'],
  6: ['11', '12', '13', '15', '16', '17', '31', '32', '33', '34', '35', '36'],
  13: ['41'],
  14: ['01', '02', '03'],
  18: ['00'],
};
const lengths = new Map(
  Object.entries(fixed).flatMap(([length, all]) => all.map((id) => [id, Number(length)])),
);

/** Separator of elements without a fixed length: FNC1 in the code. */
const separator = '\u001d';
const startingSeparator = new RegExp(`^${separator}`);

/**
 * Reads the content of a GS1 code: a Digital Link on any host, an element string, or its readable form with
 * parentheses. Undefined if it isn't one, or identifies no object or kind of object.
 */
export function readGs1(text: string): Gs1Object | undefined {
  const elements = /^https?:/i.test(text) ? elementsOfLink(text) : elementsOfString(text);
  const of = (name: string) => elements?.get(name);
  const gtin = of('01');
  if (gtin !== undefined) {
    if (!isGtin(gtin)) return undefined;
    const serial = of('21');
    const identity = `(01)${gtin.padStart(14, '0')}`;
    return { identity: serial === undefined ? identity : `${identity}(21)${serial}`, serial };
  }
  const [part, partSerial] = [of('8010'), of('8011')];
  if (part !== undefined && partSerial !== undefined) {
    return { identity: `(8010)${part}(8011)${partSerial}`, serial: partSerial };
  }
  const name = ['8004', '8003'].find((each) => of(each) !== undefined);
  return name === undefined ? undefined : { identity: `(${name})${of(name)!}`, serial: of(name) };
}

type Elements = ReadonlyMap<string, string>;

/** Pairs of identifier and value in the path, from the first known identifier on; further values are in the query. */
function elementsOfLink(text: string): Elements | undefined {
  if (!URL.canParse(text)) return undefined;
  const segments = new URL(text).pathname.split('/').slice(1).map(decoded);
  const start = segments.findIndex(
    (segment, at) => /^(01|8003|8004|8010)$/.test(segment) && at < segments.length - 1,
  );
  if (start === -1) return undefined;
  const elements = new Map<string, string>();
  for (let at = start; at + 1 < segments.length; at += 2) elements.set(segments[at]!, segments[at + 1]!);
  return elements;
}

function elementsOfString(text: string): Elements | undefined {
  // Readers put the kind of code in front, such as ]C1 or ]d2.
  const plain = text.replace(/^\][A-Za-z]\d/, '').replace(startingSeparator, '');
  return plain.startsWith('(') ? withParentheses(plain) : withoutParentheses(plain);
}

function withParentheses(text: string): Elements | undefined {
  const elements = new Map<string, string>();
  for (const [, name, value] of text.matchAll(/\((\d{2,4})\)([^()]+)/g)) elements.set(name!, value!);
  const read = Array.from(elements, ([name, value]) => `(${name})${value}`).join('');
  return read === text ? elements : undefined;
}

function withoutParentheses(text: string): Elements | undefined {
  const elements = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    const name = nameAt(rest);
    const length = lengths.get(rest.slice(0, 2));
    const valueAt = name?.length ?? 0;
    const end = rest.indexOf(separator);
    const value =
      length === undefined
        ? rest.slice(valueAt, end === -1 ? undefined : end)
        : rest.slice(valueAt, valueAt + length);
    const isComplete = length === undefined ? value !== '' : isDigits(value, length);
    if (name === undefined || !isComplete) return undefined;
    elements.set(name, value);
    rest = rest.slice(valueAt + value.length).replace(startingSeparator, '');
  }
  return elements;
}

/** Returns the identifier at the beginning: two digits, or three or four for some of them. */
function nameAt(text: string): string | undefined {
  const length = /^(3[1-69]|70|71|72|8)/.test(text) ? 4 : /^(2[345]|4)/.test(text) ? 3 : 2;
  const name = text.slice(0, length);
  return isDigits(name, length) ? name : undefined;
}

const isDigits = (text: string, length: number): boolean => text.length === length && /^\d+$/.test(text);

/** Returns true if the check digit is right, which a text that only looks like a code rarely has. */
function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = Array.from(text.padStart(14, '0'), Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
