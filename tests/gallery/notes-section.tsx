import { ListsNote } from '#app/config/choices/lists-note.tsx';
import { SignInNote } from '#app/embed/page/embed-page.tsx';
import { HeaderStatus } from '#app/layout/header-status.tsx';
import { Header } from '#app/layout/header.tsx';
import { LoadingNote } from '#app/layout/loading-note.tsx';
import { RoleNotice } from '#app/layout/role-notice.tsx';
import { AwayNote, ChangedNote, PendingNote, UnclaimedNote } from '#app/person/person-notes.tsx';
import type { Session } from '#app/session/session.ts';
import { AccountMenu } from '#app/sign-in/account-menu.tsx';
import { SignedOut } from '#app/sign-in/signed-out.tsx';
import { ChooseAsset } from '#features/choose-asset/choose-asset.tsx';

import { fakeOf } from '../support/fakes/fake-of.ts';
import { assetId, uploads } from './samples.ts';

const nothing = () => {};
const withoutRole = {
  status: 'signed-in',
  generation: 0,
  person: { id: 't.weiss', subject: 't.weiss', name: 'Tom Weiß', roles: ['reader', 'auditor'] },
} as const;
const signIn = fakeOf<Session['signIn']>({ state: () => withoutRole, subscribe: () => nothing });
const config = fakeOf<Session['config']>({ contact: { name: '4711', url: 'tel:4711' } });
/** Notices beside the work: missing parts, contacts, history. */
const signedOutState = { status: 'signed-out', generation: 0 } as const;
const signedOut = { state: () => signedOutState, subscribe: () => nothing, signIn: async () => {} };

export function NotesSection() {
  return (
    <>
      <Header assetId={assetId}>
        <HeaderStatus uploads={uploads} />
        <AccountMenu person={withoutRole.person} onSignOut={nothing} />
      </Header>
      <RoleNotice config={config} signIn={signIn} />
      <div className="card">
        <LoadingNote loaded={{ status: 'loading' }} />
        <LoadingNote loaded={{ status: 'failed', error: undefined, retry: nothing }} />
        <ListsNote lists={{ status: 'incomplete', choices: {}, retry: nothing }} />
      </div>
      <SignInNote problem="no-token" onAsk={nothing} />
      <SignInNote problem="token-rejected" onAsk={nothing} />
      <SignInNote problem="person-mismatch" onAsk={nothing} />
      <AwayNote person={withoutRole.person} unclaimedCount={0} />
      <UnclaimedNote count={3} person={withoutRole.person} onClaim={nothing} onDiscard={nothing} />
      <ChangedNote
        change={{
          former: { ...withoutRole.person, name: 'Mia Berg' },
          person: withoutRole.person,
          kept: 2,
          lost: 1,
        }}
        onClose={nothing}
      />
      <PendingNote count={3} />
      <SignedOut signIn={signedOut} />
      <ChooseAsset
        source={{
          assets: [
            { id: assetId, name: 'Hydraulic press HP 160' },
            { id: 'TANK-007', name: 'Hydraulic oil tank' },
          ],
          rules: { patterns: [], ownLinks: [] },
          lookup: undefined,
        }}
        recent={[{ id: assetId, name: '' }]}
        hrefOf={(id) => `#/assets/${id}`}
        onOpen={nothing}
        onCodeClose={nothing}
      />
    </>
  );
}
