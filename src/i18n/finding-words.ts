import { fill } from './fill.ts';
import { findingsEn } from './messages/findings-en.ts';
import type { FindingText } from './messages/finding-text.ts';

/** What the texts must know of a finding: its code, and the params that its texts have places for. */
interface Worded {
  readonly code: keyof typeof findingsEn;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A finding in words: what was found, what it means to a reader, and what to do. */
export function findingWords({ code, params }: Worded): FindingText {
  const { title, explanation, cure } = findingsEn[code];
  return { title: fill(title, params), explanation: fill(explanation, params), cure: fill(cure, params) };
}
