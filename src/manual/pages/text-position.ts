/** 1-based line and column of an offset into a text. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Finds lines in a text; the text is searched for them only when the first position is asked for. */
export function createPositionFinder(text: string): (offset: number) => TextPosition {
  let lineStarts: number[] | undefined;
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

function lineStartsOf(text: string): number[] {
  // As browsers and editors count: a lone CR ends a line, too.
  const lineEnd = /\r\n?|\n/g;
  const starts = [0];
  while (lineEnd.test(text)) starts.push(lineEnd.lastIndex);
  return starts;
}
