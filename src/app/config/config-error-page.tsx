import { useI18n } from '#i18n/i18n-context.tsx';
import { configMessages } from '#i18n/messages/en/account.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorMark, NoticePage } from '#ui/feedback/notice-page.tsx';

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
    <NoticePage
      isAlert
      mark={<ErrorMark />}
      title={words.failedTitle}
      intro={file ? words[file](configUrl()) : words.wrong}
    >
      {problems.length > 0 && <ConfigProblemList problems={problems} />}
      <Button look="primary" onClick={onRetry}>
        {i18n.t.config.retry}
      </Button>
    </NoticePage>
  );
}
