import { useState, useSyncExternalStore } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Announcer } from '#ui/feedback/announcer.tsx';

import { FailureFacts } from './failure-facts.tsx';
import type { OidcSignIn } from './oidc/oidc-sign-in.ts';
import type { SignInFailure } from './sign-in-failure.ts';
import { SignInPage } from './sign-in-page.tsx';

interface SignedOutProps {
  readonly signIn: Pick<OidcSignIn, 'state' | 'subscribe' | 'signIn'>;
  /** Present if the provider returned an error, or its answer couldn't be read. */
  readonly failure?: SignInFailure | undefined;
}

/** Page of a person who has signed out, or whose sign-in has failed. */
export function SignedOut({ signIn, failure }: SignedOutProps) {
  const { t } = useI18n();
  const [isUnreachable, setUnreachable] = useState(false);
  const state = useSyncExternalStore(signIn.subscribe, signIn.state);
  const go = (prompt?: 'login') => void signIn.signIn(prompt).catch(() => setUnreachable(true));
  const isSessionOpen = state.status === 'signed-out' && state.isProviderSessionOpen === true;
  return (
    <SignInPage
      title={failure ? t.signIn.failedTitle : t.signIn.outTitle}
      intro={failure ? t.signIn.failedHint : t.signIn.outHint}
    >
      <Announcer isVisible className="small" text={isSessionOpen ? t.signIn.sessionOpen : ''} />
      <Announcer
        isVisible
        isUrgent
        className="field__error"
        text={isUnreachable ? t.signIn.unreachable : ''}
      />
      <Button look="primary" onClick={() => go()}>
        {t.signIn.signIn}
      </Button>
      <Button look="quiet" onClick={() => go('login')}>
        {t.signIn.asSomeoneElse}
      </Button>
      {failure && <FailureFacts {...failure} />}
    </SignInPage>
  );
}

interface SignInFailedDialogProps {
  readonly failure: SignInFailure;
  readonly onClose: () => void;
}

/** Says that signing in again has failed; nothing on the page has changed. */
export function SignInFailedDialog({ failure, onClose }: SignInFailedDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog title={t.signIn.failedTitle} onClose={onClose}>
      <p>{t.signIn.unreachable}</p>
      <FailureFacts {...failure} />
    </Dialog>
  );
}
