/** 1-based line and column of an offset into a text. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Returns a function that converts offsets; line starts are searched for on its first call only. */
export function createPositionFinder(text: string): (offset: number) => TextPosition {
  let lineStarts: readonly number[] | undefined;
  return (offset) => positionIn((lineStarts ??= lineStartsOf(text)), offset);
}

/** Converts an offset into a text whose lines start at these offsets. */
export function positionIn(lineStarts: ArrayLike<number>, offset: number): TextPosition {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lineStarts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - lineStarts[low]! + 1 };
}

/** Counts as browsers and editors do: at LF, CR or both. `indexOf` is faster than a regular expression. */
export function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  let lf = text.indexOf('\n');
  let cr = text.indexOf('\r');
  while (lf >= 0 || cr >= 0) {
    const isCr = cr >= 0 && (lf < 0 || cr < lf);
    const start = isCr && lf !== cr + 1 ? cr + 1 : lf + 1;
    starts.push(start);
    if (lf >= 0 && lf < start) lf = text.indexOf('\n', start);
    if (cr >= 0 && cr < start) cr = text.indexOf('\r', start);
  }
  return starts;
}
