import { useI18n } from '#i18n/i18n-context.tsx';
import type { Messages } from '#i18n/messages/en/messages.ts';
import { Button } from '#ui/button.tsx';

import type { ConfigMistake, Expected } from './config-mistake.ts';
import { ConfigError } from './config.ts';

interface ConfigTroubleProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Says what is wrong with the configuration, key by key. */
export function ConfigTrouble({ error, onRetry }: ConfigTroubleProps) {
  const { t } = useI18n();
  const mistakes = error instanceof ConfigError ? error.mistakes : [];
  return (
    <main className="page">
      <div className="stack" role="alert">
        <h1>{t.config.failedTitle}</h1>
        <p>{mistakes.length > 0 ? t.config.wrong : t.config.unreadable}</p>
        <ul className="stack">
          {mistakes.map((mistake) => (
            <li key={mistake.key}>
              <code>{mistake.key}</code>
              {` ${mistakeText(mistake, t.config)}`}
            </li>
          ))}
        </ul>
        <div>
          <Button onClick={onRetry}>{t.config.retry}</Button>
        </div>
      </div>
    </main>
  );
}

function mistakeText(mistake: ConfigMistake, words: Messages['config']): string {
  if (mistake.code === 'unknown-key') return words.unknownKey;
  const expected = expectedText(mistake.expected, words.expected);
  return mistake.code === 'missing' ? words.missing(expected) : words.shouldBe(expected);
}

function expectedText(expected: Expected, words: Messages['config']['expected']): string {
  switch (expected.kind) {
    case 'one-of':
      return words.oneOf(expected.values);
    case 'above':
      return words.above(expected.limit);
    case 'at-least':
      return words.atLeast(expected.limit);
    case 'at-most':
      return words.atMost(expected.limit);
    default:
      return words[expected.kind];
  }
}
