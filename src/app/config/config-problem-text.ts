import type { I18n } from '#i18n/i18n.ts';
import { type ConfigMessages, configMessages } from '#i18n/messages/en/account.ts';

import type { ConfigProblem, Expected } from './config-problem.ts';

/** Returns the problem of a key and the expected value; the text follows the key. */
export function configProblemText(problem: ConfigProblem, i18n: Pick<I18n, 'deferred'>): string {
  const words = configMessages(i18n);
  if (problem.code === 'unknown-key') {
    const { nearest } = problem;
    return nearest === undefined ? words.unknownKey : `${words.unknownKey} ${words.nearest(nearest)}`;
  }
  const expected = expectedText(problem.expected, words.expected);
  return problem.code === 'missing' ? words.missing(expected) : words.shouldBe(expected);
}

function expectedText(expected: Expected, words: ConfigMessages['expected']): string {
  switch (expected.kind) {
    case 'one-of':
      return words.oneOf(expected.values);
    case 'above':
      return words.above(expected.limit);
    case 'at-least':
      return words.atLeast(expected.limit);
    case 'at-most':
      return words.atMost(expected.limit);
    case 'maintenance-link':
      return words['document-link'].replace('{documentId}', '{maintenanceId}');
    case 'link-request':
      return words['document-link'].replace('{documentId}', '{documentId}, {assetId}');
    default:
      return words[expected.kind];
  }
}
