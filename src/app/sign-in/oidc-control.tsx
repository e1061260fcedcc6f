import { useState, useSyncExternalStore } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';

import { LeaveDialog } from './leave-dialog.tsx';
import type { OidcSignIn } from './oidc-sign-in.ts';
import type { SignInControlProps } from './sign-in.ts';

interface OidcControlProps extends SignInControlProps {
  readonly signIn: OidcSignIn;
}

/**
 * Shows the signed-in person. Signs out after asking what to do with unsent documents, and signs in again when the
 * session has expired.
 */
export function OidcControl({ signIn, unsentCount, savedCount, onLeave }: OidcControlProps) {
  const { t } = useI18n();
  const [isLeaving, setLeaving] = useState(false);
  const state = useSyncExternalStore(signIn.subscribe, signIn.state);
  if (state.status === 'signed-out') return null;
  const { name } = state.person;
  return (
    <div className="header__person">
      <span>{name}</span>
      {state.status === 'expired' && (
        // Closing the window without signing in changes nothing; the button stays.
        <Button look="primary" onClick={() => void signIn.signInAgain().catch(() => undefined)}>
          {t.signIn.again}
        </Button>
      )}
      <Button onClick={() => (unsentCount > 0 ? setLeaving(true) : void signIn.signOut())}>
        {t.signIn.signOut}
      </Button>
      {isLeaving && (
        <LeaveDialog
          name={name}
          unsentCount={unsentCount}
          keptCount={savedCount}
          onStay={() => setLeaving(false)}
          onLeave={(isDiscarding) => {
            setLeaving(false);
            void onLeave(isDiscarding).then(signIn.signOut, signIn.signOut);
          }}
        />
      )}
    </div>
  );
}
