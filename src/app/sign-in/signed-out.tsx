import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';

interface SignedOutProps {
  /** Whether the provider refused, or its answer could not be read. */
  readonly hasFailed: boolean;
  /** Rejects when the provider cannot be reached. */
  readonly onSignIn: () => Promise<void>;
}

/** The page of somebody who has signed out, or whose sign-in did not work. */
export function SignedOut({ hasFailed, onSignIn }: SignedOutProps) {
  const { t } = useI18n();
  const [isUnreachable, setUnreachable] = useState(false);
  return (
    <main className="page">
      <div className="stack">
        <h1 tabIndex={-1}>{hasFailed ? t.signIn.failedTitle : t.signIn.outTitle}</h1>
        <p>{t.signIn.outHint}</p>
        {isUnreachable && <p role="alert">{t.signIn.unreachable}</p>}
        <div>
          <Button look="primary" onClick={() => void onSignIn().catch(() => setUnreachable(true))}>
            {t.signIn.signIn}
          </Button>
        </div>
      </div>
    </main>
  );
}
