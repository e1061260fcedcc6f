import { useI18n } from '#i18n/i18n-context.tsx';
import type { ConfigMessages } from '#i18n/messages/en/account.ts';

import type { ConfigFileProblem } from './config.ts';
import type { ConfigProblem } from './config-problem.ts';
import { configProblemText } from './config-problem-text.ts';

/** Lists problems by key. */
export function ConfigProblemList({ problems }: { readonly problems: readonly ConfigProblem[] }) {
  const i18n = useI18n();
  return (
    <ul className="stack">
      {problems.map((problem) => (
        <li key={problem.key}>
          <code>{problem.key || 'config.json'}</code>
          <span>{` ${configProblemText(problem, i18n)}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** Returns the reason why `config.json` can't be read. */
export function fileText(file: ConfigFileProblem, words: ConfigMessages): string {
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
