/** Returns the word that was probably meant: at most a third of its letters differ, capital letters aside. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((each) => ({ each, distance: editDistance(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, distance }) => distance <= Math.max(1, Math.floor(each.length / 3)))
    .toSorted((one, other) => one.distance - other.distance);
  return ranked[0]?.each;
}

/** Returns the edit distance (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of one.split('').entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of other.split('').entries()) {
      const replaced = (row[j] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
