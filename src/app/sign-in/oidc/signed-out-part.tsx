import { lazyModule } from '#lib/lazy.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { MissingNote } from '#ui/loading/missing-part.tsx';

import { Pending } from '../../pending.tsx';

const signedOutPage = lazyModule(() => import('../signed-out.tsx'));

/**
 * Loads the page of a person who has signed out before it is needed: it must open without a network. If that fails, it is
 * loaded again.
 */
export const preloadSignedOut = (): void => void signedOutPage.load().catch(() => undefined);

/** The page of a person who has signed out. */
export const SignedOut = lazyPart(
  signedOutPage,
  (part) => part.SignedOut,
  ({ loaded }) =>
    loaded.status === 'failed' ? (
      <main className="page">
        <MissingNote loaded={loaded} />
      </main>
    ) : (
      <Pending />
    ),
);

/** Says that signing in again has failed. */
export const SignInFailedDialog = lazyPart(signedOutPage, (part) => part.SignInFailedDialog);
