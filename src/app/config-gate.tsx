import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';

import { ConfigError, loadConfig, type Config } from './config.ts';

/** Shows the application once its configuration is read, or what is wrong with it. */
export function ConfigGate({ children }: { readonly children: (config: Config) => ReactNode }) {
  const { t } = useI18n();
  const config = useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => loadConfig(document.baseURI, signal),
    staleTime: Infinity,
    // What was read and is wrong is not right the next time.
    retry: (failures, error) => failures < 2 && !(error instanceof ConfigError && error.mistakes.length > 0),
  });
  if (config.data) return children(config.data);
  if (config.isPending) return <p className="page muted">{t.app.loading}</p>;
  const mistakes = config.error instanceof ConfigError ? config.error.mistakes : [];
  return (
    <main className="page">
      <div className="stack" role="alert">
        <h1>{t.config.failedTitle}</h1>
        <p>{mistakes.length > 0 ? t.config.wrong : t.config.unreadable}</p>
        <ul className="stack">
          {mistakes.map((mistake) => (
            <li key={mistake}>
              <code>{mistake}</code>
            </li>
          ))}
        </ul>
        <div>
          <Button onClick={() => void config.refetch()}>{t.config.retry}</Button>
        </div>
      </div>
    </main>
  );
}
