import { useEffect } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { configMessages } from '#i18n/messages/en/account.ts';
import { Disclosure } from '#ui/content/disclosure.tsx';
import { Note } from '#ui/feedback/note.tsx';

import { ConfigProblemList, configProblemText, configUrl } from './config-problem-list.tsx';
import type { LoadedConfig } from './load-config.ts';

/** Tells the administrator, below the page and on the console, why the page doesn't use `config.json` as it is. */
export function ConfigNote({ unknown, error }: Pick<LoadedConfig, 'unknown' | 'error'>) {
  const i18n = useI18n();
  const words = configMessages(i18n);
  const problems = error?.problems ?? unknown;
  const reason = error ? words.lastUsed : words.unknownIgnored;
  const fileReason = error?.file && words[error.file](configUrl());
  const texts = problems.map((problem) => `${problem.key} ${configProblemText(problem, i18n)}`);
  const logged = ['config.json:', reason, fileReason, ...texts].filter(Boolean).join(' ');
  useEffect(() => {
    // oxlint-disable-next-line no-console -- where an administrator looks
    console.warn(logged);
  }, [logged]);
  return (
    <footer className="page">
      <Note tone="warn">
        <Disclosure summary={words.noteTitle}>
          {() => (
            <div className="stack">
              <p>{reason}</p>
              {fileReason !== undefined && <p>{fileReason}</p>}
              <ConfigProblemList problems={problems} />
            </div>
          )}
        </Disclosure>
      </Note>
    </footer>
  );
}
