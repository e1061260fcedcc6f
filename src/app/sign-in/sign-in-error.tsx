import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';

import { SignInDetails } from './sign-in-details.tsx';
import { ProviderError, readSignInFailure } from './sign-in-failure.ts';

/** The address as written in `config.json`. */
const authorityKey = 'signIn.authority';

interface SignInErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Says that sign-in isn't possible now; names the address and its key for the administrator. */
export function SignInError({ error, onRetry }: SignInErrorProps) {
  const { t } = useI18n();
  const failure = readSignInFailure(error instanceof ProviderError ? error.cause : error);
  return (
    <main className="page">
      <div className="stack" role="alert">
        <h1>{t.signIn.failedTitle}</h1>
        <p>{t.signIn.unreachable}</p>
        {error instanceof ProviderError && (
          <p>
            <code>{authorityKey}</code>{' '}
            {error.isBlocked
              ? t.signIn.providerBlocked(error.authority)
              : t.signIn.providerSilent(error.authority)}
          </p>
        )}
        <div>
          <Button onClick={onRetry}>{t.config.retry}</Button>
        </div>
        <SignInDetails {...failure} />
      </div>
    </main>
  );
}
