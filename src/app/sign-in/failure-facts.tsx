import ChevronRight from 'lucide-react/icons/chevron-right';

import { useI18n } from '#i18n/i18n-context.tsx';

import type { SignInFailure } from './sign-in-failure.ts';

/** Code and description of a failed sign-in, for administrators. */
export function FailureFacts({ code, description }: SignInFailure) {
  const { t } = useI18n();
  return (
    <details>
      <summary>
        <ChevronRight />
        <span>{t.app.technicalFacts}</span>
      </summary>
      <p>
        <code>{code}</code>
      </p>
      {description !== '' && <p>{description}</p>}
    </details>
  );
}
