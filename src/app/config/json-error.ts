/** Position in a text; both count from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Thrown internally; the rest of the text isn't read. */
class JsonError extends Error {}

const space = /[ \t\r\n]*/y;
const scalar =
  /"(?:(?:[^"\\\p{Cc}]|[\u007f-\u009f])|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;
const name = /"(?:(?:[^"\\\p{Cc}]|[\u007f-\u009f])|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;

function expect(isThere: boolean): void {
  if (!isThere) throw new JsonError();
}

/** Finds the first syntax error in JSON; only some browsers report its position. Returns `undefined` for valid JSON. */
export function findJsonError(text: string): TextPosition | undefined {
  let at = 0;
  const read = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) return false;
    at += found.length;
    return true;
  };
  const sign = (character: string): boolean => {
    read(space);
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };
  const list = (end: string, item: () => void) => {
    if (sign(end)) return;
    do item();
    while (sign(','));
    expect(sign(end));
  };
  const value = () => {
    read(space);
    if (sign('[')) list(']', value);
    else if (sign('{')) list('}', member);
    else expect(read(scalar));
  };
  const member = () => {
    read(space);
    expect(read(name));
    expect(sign(':'));
    value();
  };
  try {
    value();
    read(space);
    return at === text.length ? undefined : positionOf(text, at);
  } catch (error) {
    if (error instanceof JsonError) return positionOf(text, at);
    throw error;
  }
}

function positionOf(text: string, at: number): TextPosition {
  const lines = text.slice(0, at).split(/\r\n?|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
