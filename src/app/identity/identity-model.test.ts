import * as fc from 'fast-check';
import { ErrorResponse, User } from 'oidc-client-ts';
import { expect, onTestFinished, test, vi } from 'vitest';

import { personClaimsOf } from '#api/token/token-person.ts';
import { createOidcSignIn, type OidcSignIn } from '#app/sign-in/oidc/oidc-sign-in.ts';
import type { OidcManager } from '#app/sign-in/oidc/oidc-user.ts';

import { createMemory } from '../../../tests/support/memory.ts';
import { createBrowserRecord } from '../sign-in/browser-record.ts';
import { personIdOf } from './person.ts';

const issuer = 'https://idp.example';
const { signal } = new AbortController();
const people = ['mia', 'karl'] as const;
type Name = (typeof people)[number];

const jwt = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

let serial = 0;
/** A user as the provider's answer makes it; the access token may be another person's. */
function createUser(idTokenOf: Name, accessTokenOf: Name): User {
  const now = Math.floor(Date.now() / 1000);
  serial += 1;
  return new User({
    access_token: jwt({ iss: issuer, sub: accessTokenOf, serial }),
    token_type: 'Bearer',
    refresh_token: 'refresh',
    profile: { sub: idTokenOf, iss: issuer, aud: 'documents', exp: now, iat: now },
    expires_at: now + 60,
  });
}

type Answer = 'ok' | 'other-access-token' | 'other-person' | 'rejected' | 'unreachable';

/** A request to the provider that the test answers when it wants. */
interface Request {
  readonly tab: number;
  /** Person of the tab when it was sent; for a sign-in, the person who signs in. */
  readonly name: Name;
  readonly answer: (answer: Answer) => void;
}

/** Three tabs of one browser, and a provider whose answers come in any order. */
function createBrowser() {
  const memory = createMemory();
  const requests: Request[] = [];
  const recordListeners: (() => void)[] = [];
  let next: Name = 'mia';

  const ask = (tab: number, name: Name): Promise<User> =>
    new Promise((resolve, reject) => {
      const other = name === 'mia' ? 'karl' : 'mia';
      const answers: Record<Answer, () => void> = {
        ok: () => resolve(createUser(name, name)),
        'other-access-token': () => resolve(createUser(name, other)),
        'other-person': () => resolve(createUser(other, other)),
        rejected: () => reject(new ErrorResponse({ error: 'login_required' })),
        unreachable: () => reject(new TypeError('Failed to fetch')),
      };
      requests.push({ tab, name, answer: (answer) => answers[answer]() });
    });

  const tabs = [0, 1, 2].map((at) => {
    const record = createBrowserRecord(memory, { authority: issuer, clientId: 'documents' });
    const nameHere = (): Name => {
      const state = signIn.state();
      return state.status !== 'signed-out' && state.person.subject === 'karl' ? 'karl' : 'mia';
    };
    const manager: OidcManager = {
      signinSilent: () => ask(at, nameHere()),
      signinPopup: () => ask(at, next),
      signinRedirect: async () => undefined,
      storeUser: async () => undefined,
      signoutRedirect: async () => undefined,
    };
    const signIn: OidcSignIn = createOidcSignIn(
      manager,
      { kind: 'signed-out' },
      {
        rolesClaim: undefined,
        record,
        signOutId: record.signOutId(),
        expected: async () => ({ issuer, clientId: 'documents', isIssuerNamed: false }),
        isReachable: async () => true,
        onRecordChange: (listener) => recordListeners.push(listener),
        awayMs: 0,
        setTimer: () => () => undefined,
      },
    );
    return signIn;
  });
  return {
    tabs,
    requests,
    signInAs: (tab: OidcSignIn, name: Name) => {
      next = name;
      void tab.signInAgain();
    },
    notifyTabs: () => recordListeners.forEach((listener) => listener()),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

type Step =
  | { readonly do: 'sign-in'; readonly tab: number; readonly name: Name }
  | { readonly do: 'sign-out'; readonly tab: number }
  | { readonly do: 'upload'; readonly tab: number; readonly isRejected: boolean }
  | { readonly do: 'answer'; readonly at: number; readonly answer: Answer }
  | { readonly do: 'notify-tabs' };

const tab = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('sign-in'), tab, name: fc.constantFrom(...people) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sign-out'), tab }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('upload'), tab, isRejected: fc.boolean() }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('answer'),
      at: fc.nat({ max: 5 }),
      answer: fc.constantFrom<Answer>(
        'ok',
        'ok',
        'other-access-token',
        'other-person',
        'rejected',
        'unreachable',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('notify-tabs') }) },
);

test('[IDENTITY-2] whatever people, tabs and the provider do, a token is that of the person of its generation', async () => {
  vi.stubGlobal('location', { hash: '#/' });
  onTestFinished(() => void vi.unstubAllGlobals());
  let tokenCount = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.boolean()), { minLength: 20, maxLength: 40 }),
      async (steps) => {
        const browser = createBrowser();
        /** Person of each generation of each tab: never two. */
        const stays = new Map<string, string>();
        const given: { readonly token: string; readonly personId: string }[] = [];
        const pending: Promise<void>[] = [];
        const upload = (at: number, isRejected: boolean) => {
          const signIn = browser.tabs[at]!;
          const state = signIn.state();
          if (state.status === 'signed-out') return;
          const { person, generation } = state;
          const send = async () => {
            const token = await signIn.getToken({ reason: 'initial', signal, generation });
            if (!isRejected) return { token };
            return {
              token: await signIn.getToken({ reason: 'expired', rejected: token, signal, generation }),
            };
          };
          pending.push(
            send().then(
              ({ token }) => void given.push({ token, personId: person.id }),
              () => undefined,
            ),
          );
        };
        for (const [now, isAwaited] of steps) {
          if (now.do === 'sign-in') browser.signInAs(browser.tabs[now.tab]!, now.name);
          if (now.do === 'upload') upload(now.tab, now.isRejected);
          if (now.do === 'notify-tabs') browser.notifyTabs();
          if (now.do === 'answer') {
            const at = now.at % Math.max(1, browser.requests.length);
            browser.requests.splice(at, 1)[0]?.answer(now.answer);
          }
          if (now.do === 'sign-out') {
            void browser.tabs[now.tab]!.signOut();
          }
          if (isAwaited) await settle();
          for (const [at, signIn] of browser.tabs.entries()) {
            const state = signIn.state();
            if (state.status === 'signed-out') continue;
            const key = `${at} ${state.generation}`;
            expect(stays.get(key) ?? state.person.id).toBe(state.person.id);
            stays.set(key, state.person.id);
          }
        }
        for (const { answer } of browser.requests.splice(0)) answer('rejected');
        await settle();
        for (const { answer } of browser.requests.splice(0)) answer('rejected');
        await Promise.all(pending);
        tokenCount += given.length;
        for (const { token, personId } of given) {
          const { iss = '', sub = '' } = personClaimsOf(token);
          expect(personIdOf(iss, sub)).toBe(personId);
        }
      },
    ),
    { numRuns: 300 },
  );
  // The steps lead to tokens at all, also renewed ones.
  expect(tokenCount).toBeGreaterThan(100);
});
