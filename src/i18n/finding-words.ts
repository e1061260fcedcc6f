import { fill } from './fill.ts';
import type { I18n } from './i18n.ts';
import { findingsEn } from './messages/en/findings.ts';
import type { FindingText } from './messages/finding-text.ts';
import type { Messages } from './messages/en/messages.ts';

/** What the texts must know of a finding: its code, and the params that its texts have places for. */
interface Worded {
  readonly code: keyof typeof findingsEn;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A finding in words: what was found, what it means to a reader, and what to do. */
export function findingWords(
  { code, params }: Worded,
  { t, formats, findings = findingsEn }: I18n,
): FindingText {
  const { title, explanation, cure } = findings[code];
  const shown = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? formats.number(value) : value,
    ]),
  );
  return {
    title: fill(title, shown),
    explanation: [fill(explanation, shown), suggestion(shown, t)].filter(Boolean).join(' '),
    cure: fill(cure, shown),
  };
}

/** What a broken link may have meant; empty where nothing comes near. */
function suggestion(params: Readonly<Record<string, string>>, { manual }: Messages): string {
  const { nearest, hint } = params;
  if (nearest !== undefined) return manual.nearest(nearest);
  if (hint === 'mailto') return manual.missing('mailto:');
  return hint === 'https' ? manual.missing('https://') : '';
}
