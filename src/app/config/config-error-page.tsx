import { useI18n } from '#i18n/i18n-context.tsx';
import { configMessages } from '#i18n/messages/en/account.ts';
import { Button } from '#ui/button.tsx';

import { ConfigProblemList, configUrl } from './config-problem-list.tsx';
import { ConfigError } from './config.ts';

interface ConfigErrorPageProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Lists the problems of the configuration by key. */
export function ConfigErrorPage({ error, onRetry }: ConfigErrorPageProps) {
  const i18n = useI18n();
  const words = configMessages(i18n);
  const { problems, file } = error instanceof ConfigError ? error : new ConfigError([]);
  return (
    <main className="page">
      <div className="stack" role="alert">
        <h1>{words.failedTitle}</h1>
        <p>{file ? words[file](configUrl()) : words.wrong}</p>
        <ConfigProblemList problems={problems} />
        <div>
          <Button onClick={onRetry}>{i18n.t.config.retry}</Button>
        </div>
      </div>
    </main>
  );
}
