import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';

import { ConfigError } from './config.ts';
import { mistakeText } from './mistake-text.ts';

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
