import { useState, useSyncExternalStore } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';

import { AccountMenu } from './account-menu.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { OidcSignIn } from './oidc-sign-in.ts';
import type { SignInControlProps } from './sign-in.ts';

interface OidcControlProps extends SignInControlProps {
  readonly signIn: OidcSignIn;
}

/**
 * Account menu of the signed-in person. Signs out, after asking what to do with unsent documents if there are any, and
 * signs in again when the session has expired. Before a sign-in, it only signs in.
 */
export function OidcControl({ signIn, unsentCount, savedCount, onLeave }: OidcControlProps) {
  const { t } = useI18n();
  const [isLeaving, setLeaving] = useState(false);
  const [lostCount, setLostCount] = useState(0);
  const state = useSyncExternalStore(signIn.subscribe, signIn.state);
  if (state.status === 'signed-out') return null;
  // Closing the window without signing in changes nothing; the button stays.
  const signInAgain = () => void signIn.signInAgain().catch(() => undefined);
  if (state.status === 'away') {
    return (
      <Button look="primary" onClick={signInAgain}>
        {t.signIn.signIn}
      </Button>
    );
  }
  const { person } = state;
  const leave = async (isDiscarding: boolean) => {
    setLeaving(false);
    const lost = await onLeave(isDiscarding).catch(() => 0);
    if (lost <= lostCount) return signIn.signOut();
    // The person was told that these would be kept.
    setLostCount(lost);
    setLeaving(true);
  };
  return (
    <>
      {state.status === 'expired' && (
        <Button look="primary" onClick={signInAgain}>
          {t.signIn.again}
        </Button>
      )}
      <AccountMenu
        person={person}
        onSignOut={() => (unsentCount > 0 ? setLeaving(true) : void leave(false))}
      />
      {isLeaving && (
        <LeaveDialog
          name={person.name}
          unsentCount={unsentCount}
          savedCount={savedCount - lostCount}
          onStay={() => setLeaving(false)}
          onLeave={(isDiscarding) => void leave(isDiscarding)}
        />
      )}
    </>
  );
}
