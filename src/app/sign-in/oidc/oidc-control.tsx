import { useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { lazyModule } from '#lib/lazy.ts';
import { logged } from '#lib/log-failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { MissingPart } from '#ui/loading/missing-part.tsx';
import { useLoaded } from '#ui/loading/use-loaded.ts';

import { AccountMenu } from '../account-menu.tsx';
import type { LeaveDialog } from '../leave-dialog.tsx';
import type { LeaveResult, SignInControlProps } from '../sign-in.ts';
import type { OidcSignIn } from './oidc-sign-in.ts';
import { preloadSignedOut, SignInFailedDialog } from './signed-out-part.tsx';

const dialogModule = lazyModule(() => import('../leave-dialog.tsx'));

interface LoadedLeaveDialogProps extends ComponentProps<typeof LeaveDialog> {
  readonly isLeaving: boolean;
}

/** Loaded once something is unsent, so that it opens without a network later. */
function LoadedLeaveDialog({ isLeaving, ...dialog }: LoadedLeaveDialogProps) {
  const loaded = useLoaded(dialogModule);
  if (!isLeaving || loaded.status === 'loading') return null;
  if (loaded.status === 'loaded') return <loaded.part.LeaveDialog {...dialog} />;
  return <MissingPart onRetry={loaded.retry} />;
}

interface OidcControlProps extends SignInControlProps {
  readonly signIn: OidcSignIn;
}

/**
 * Account menu of the signed-in person. Signs out, after asking what to do with unsent documents if there are any, and
 * signs in again when the session has expired. Before a sign-in, it only signs in.
 */
export function OidcControl({ signIn, onLeave, ...documents }: OidcControlProps) {
  const { t } = useI18n();
  const [isLeaving, setLeaving] = useState(false);
  /** Result of the last attempt, as the dialog says it. */
  const [known, setKnown] = useState<LeaveResult>({ lostCount: 0, isDiscardFailed: false });
  useEffect(preloadSignedOut, []);
  const state = useSyncExternalStore(signIn.subscribe, signIn.state);
  const failure = useSyncExternalStore(signIn.subscribe, signIn.failure);
  if (state.status === 'signed-out') return null;
  const signInAgain = () => void signIn.signInAgain();
  const failed = failure && <SignInFailedDialog failure={failure} onClose={signIn.closeFailure} />;
  if (state.status === 'away') {
    return (
      <>
        <Button look="primary" onClick={signInAgain}>
          {t.signIn.signIn}
        </Button>
        {failed}
      </>
    );
  }
  const { person } = state;
  const leave = async (isDiscarding: boolean) => {
    setLeaving(false);
    const lostCount = isDiscarding ? 0 : documents.savedCount;
    const failed = { lostCount, isDiscardFailed: isDiscarding };
    const result = await onLeave(isDiscarding).catch(
      logged('Uploads could not be saved or discarded.', failed),
    );
    // The person is told, and decides again.
    const isWorse = result.lostCount > known.lostCount || result.isDiscardFailed;
    if (!isWorse) return signIn.signOut(isDiscarding);
    setKnown(result);
    setLeaving(true);
  };
  return (
    <>
      {state.status === 'expired' && (
        <Button look="primary" onClick={signInAgain}>
          {t.signIn.again}
        </Button>
      )}
      {failed}
      <AccountMenu
        person={person}
        onSignOut={() => (documents.unsentCount > 0 ? setLeaving(true) : void leave(false))}
      />
      {(isLeaving || documents.unsentCount > 0) && (
        <LoadedLeaveDialog
          {...{ isLeaving }}
          {...documents}
          name={person.name}
          savedCount={documents.savedCount - known.lostCount}
          isDiscardFailed={known.isDiscardFailed}
          onStay={() => setLeaving(false)}
          onLeave={(isDiscarding) => void leave(isDiscarding)}
        />
      )}
    </>
  );
}
