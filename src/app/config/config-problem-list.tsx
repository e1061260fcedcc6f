import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { configMessages } from '#i18n/messages/en/account.ts';

import type { ConfigProblem } from './config.ts';

/** Lists problems by key. */
export function ConfigProblemList({ problems }: { readonly problems: readonly ConfigProblem[] }) {
  const i18n = useI18n();
  return (
    <ul className="stack stack--close">
      {problems.map((problem) => (
        <li key={problem.key}>
          <code>{problem.key || 'config.json'}</code>
          <span>{` ${configProblemText(problem, i18n)}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** Returns the problem of a key; the text follows the key. */
export function configProblemText({ code }: ConfigProblem, i18n: Pick<I18n, 'deferred'>): string {
  const { unknownKey, missing, invalid } = configMessages(i18n);
  return { 'unknown-key': unknownKey, missing, invalid }[code];
}

/** Address of the configuration, for administrators. */
export const configUrl = (): string => new URL('config.json', document.baseURI).href;
