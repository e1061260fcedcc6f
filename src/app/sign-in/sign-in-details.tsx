import { useI18n } from '#i18n/i18n-context.tsx';

import type { SignInFailure } from './sign-in-failure.ts';

/** Details of a failed sign-in for administrators. */
export function SignInDetails({ code, description }: SignInFailure) {
  const { t } = useI18n();
  return (
    <details>
      <summary>{t.signIn.details}</summary>
      <p>
        <code>{code}</code>
      </p>
      {description !== '' && <p>{description}</p>}
    </details>
  );
}
