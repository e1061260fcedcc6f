/** An address and its offset in the `srcset`. */
interface Candidate {
  readonly url: string;
  readonly start: number;
}

/**
 * Returns the addresses of a `srcset` (HTML standard, 4.8.4.2.1): an address ends at white space, or at a trailing
 * comma.
 */
export function parseSrcset(value: string): readonly Candidate[] {
  const candidates: Candidate[] = [];
  let at = 0;
  while (at < value.length) {
    while (/[\s,]/.test(value.charAt(at))) at += 1;
    if (at === value.length) break;
    const start = at;
    while (/\S/.test(value.charAt(at))) at += 1;
    let end = at;
    while (value[end - 1] === ',') end -= 1;
    candidates.push({ url: value.slice(start, end), start });
    // A comma right after the address ends the candidate; otherwise descriptors follow, with commas in brackets.
    if (value[at - 1] !== ',') at = endOfDescriptors(value, at);
  }
  return candidates;
}

function endOfDescriptors(value: string, from: number): number {
  let depth = 0;
  for (let at = from; at < value.length; at += 1) {
    const char = value[at];
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (char === ',' && depth <= 0) return at;
  }
  return value.length;
}
