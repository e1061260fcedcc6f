import { useI18n } from '#i18n/i18n-context.tsx';

import type { SignInFailure } from './sign-in-failure.ts';

/** What an administrator needs to know about a failed sign-in, behind "Details". */
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
