/** 1-based line and column of an offset into a text. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Returns a function that converts offsets; line starts are searched for on its first call only. */
export function createPositionFinder(text: string): (offset: number) => TextPosition {
  let lineStarts: readonly number[] | undefined;
  return (offset) => {
    lineStarts ??= lineStartsOf(text);
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (lineStarts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - lineStarts[low]! + 1 };
  };
}

/** Counts as browsers and editors do: at LF, CR or both. */
const lineStartsOf = (text: string): readonly number[] => [
  0,
  ...Array.from(text.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length),
];
