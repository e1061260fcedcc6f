import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';

import { configMessages } from '#i18n/config-messages.ts';
import type { ConfigMessages } from '#i18n/messages/en/config.ts';

import { ConfigError, type ConfigFileProblem } from './config.ts';
import { configProblemText } from './config-problem-text.ts';

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
        <p>{file ? fileText(file, words) : words.wrong}</p>
        <ul className="stack">
          {problems.map((problem) => (
            <li key={problem.key}>
              <code>{problem.key || 'config.json'}</code>
              {` ${configProblemText(problem, i18n)}`}
            </li>
          ))}
        </ul>
        <div>
          <Button onClick={onRetry}>{i18n.t.config.retry}</Button>
        </div>
      </div>
    </main>
  );
}

function fileText(file: ConfigFileProblem, words: ConfigMessages): string {
  const url = new URL('config.json', document.baseURI).href;
  switch (file.code) {
    case 'not-found':
      return words.notFound(url);
    case 'status':
      return words.status(url, file.status);
    case 'unreachable':
      return words.unreachable(url);
    case 'html':
      return words.html(url);
    case 'not-json':
      return words.notJson(url, file.line, file.column);
  }
}
