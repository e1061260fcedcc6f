import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/controls/button.tsx';

import { FailureFacts } from './failure-facts.tsx';
import { ProviderError, readSignInFailure } from './sign-in-failure.ts';
import { SignInPage } from './sign-in-page.tsx';

/** The address as written in `config.json`. */
const authorityKey = 'signIn.authority';

interface SignInErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says that sign-in isn't possible now; names the address and its key for the administrator. */
export function SignInError({ error, onRetry }: SignInErrorProps) {
  const { t } = useI18n();
  const failure = readSignInFailure(error instanceof ProviderError ? error.cause : error);
  return (
    <SignInPage title={t.signIn.failedTitle}>
      <div className="stack muted" role="alert">
        <p>{hasStorage() ? t.signIn.unreachable : t.signIn.storageBlocked(location.host)}</p>
        {error instanceof ProviderError && (
          <p>
            <code>{authorityKey}</code> <span>{t.signIn.providerSilent(error.authority)}</span>
          </p>
        )}
      </div>
      <Button look="primary" onClick={onRetry}>
        {t.config.retry}
      </Button>
      <FailureFacts {...failure} />
    </SignInPage>
  );
}

/** Returns false if the browser blocks the data of this site: it throws then. */
function hasStorage(): boolean {
  try {
    return 'length' in sessionStorage && 'length' in localStorage;
  } catch {
    return false;
  }
}
