import { expect, onTestFinished, test, vi } from 'vitest';

import { NetworkError } from '#api/errors.ts';

import { isUnnamed, personIdOf } from '../../identity/person.ts';
import type { GetHostToken } from '../contract/props.ts';
import { confirmIntervalMs } from './host-questions.ts';
import { createHostSignIn, type HostSignIn } from './host-sign-in.ts';
import { tokenWaitMs } from './host-tokens.ts';

const { signal } = new AbortController();

/** JWT of a person; `serial` distinguishes tokens. */
const tokenOf = (sub: string, serial = 0): string =>
  ['e30', btoa(JSON.stringify({ iss: 'idp', sub, serial, roles: ['admin'] })), 'x'].join('.');

const idOf = (sub: string) => personIdOf('idp', sub);

/** A host that answers when the test says so. */
function createHost() {
  const requests: Parameters<GetHostToken>[0][] = [];
  const answers: { readonly give: (token: string) => void; readonly reject: (error: Error) => void }[] = [];
  const getToken: GetHostToken = (request) => {
    requests.push(request);
    return new Promise((give, reject) => {
      answers.push({ give, reject });
    });
  };
  return { requests, answers, getToken };
}

/** The sign-in, with the events for its host, which is known already or later. */
function createSignIn(host?: Parameters<HostSignIn['accept']>[0]) {
  const needed: string[] = [];
  const signIn = createHostSignIn((reason) => needed.push(reason));
  onTestFinished(signIn.dispose);
  if (host) signIn.accept(host);
  return { needed, signIn };
}

function createBench() {
  const host = createHost();
  const { needed, signIn } = createSignIn({ getToken: host.getToken });
  const get = (rejected?: string) =>
    signIn.getToken({
      reason: rejected ? 'expired' : 'initial',
      ...(rejected && { rejected }),
      signal,
      generation: signIn.state().generation,
    });
  return { ...host, needed, signIn, get };
}

const isAnonymous = ({ state }: HostSignIn): boolean => {
  const here = state();
  return here.status !== 'signed-out' && isUnnamed(here.person);
};

const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

/** Waits until all pending microtasks have run. */
const settle = () =>
  vi.isFakeTimers() ? vi.advanceTimersByTimeAsync(0) : new Promise((resolve) => setTimeout(resolve));

/** A host that has answered the first question with this token. */
async function createAnswered(token = tokenOf('mia')) {
  const bench = createBench();
  bench.answers[0]!.give(token);
  await settle();
  return bench;
}

test('[EMBED-10] one request serves all callers, and its answer names the person', async () => {
  const { requests, answers, signIn, get } = createBench();
  const all = [get(), get(), get()];
  expect(requests).toHaveLength(1);
  answers[0]!.give(tokenOf('mia'));
  expect(new Set(await Promise.all(all))).toEqual(new Set([tokenOf('mia')]));
  expect(signIn.state()).toMatchObject({ status: 'signed-in', person: { id: idOf('mia') } });
  expect(isAnonymous(signIn)).toBe(false);
});

test.for<[string | undefined, readonly string[] | undefined]>([
  ['roles', ['admin']],
  ['realm.roles', undefined],
  [undefined, undefined],
])('[EMBED-23] with the claim %s a person has the roles %o', async ([rolesClaim, roles]) => {
  const { signIn } = createSignIn({ getToken: () => Promise.resolve(tokenOf('mia')), rolesClaim });
  await settle();
  expect(signIn.state()).toMatchObject({ person: { id: idOf('mia'), roles } });
});

test('[EMBED-1][EMBED-23] a claim configured after the token came is read from another token', async () => {
  const { answers, signIn, getToken } = await createAnswered();
  signIn.accept({ getToken, rolesClaim: 'roles' });
  answers[1]!.give(tokenOf('mia', 1));
  await settle();
  expect(signIn.state()).toMatchObject({
    status: 'signed-in',
    generation: 0,
    person: { id: idOf('mia'), roles: ['admin'] },
  });
});

test('[EMBED-23] the roles in a token without a subject are known', async () => {
  const token = ['e30', btoa(JSON.stringify({ roles: ['reader'] })), 'x'].join('.');
  const { signIn } = createSignIn({ getToken: () => Promise.resolve(token), rolesClaim: 'roles' });
  await settle();
  expect(isAnonymous(signIn)).toBe(true);
  expect(signIn.state()).toMatchObject({ person: { roles: ['reader'] } });
});

test.for([
  ['Mia Berg', { name: 'Mia Berg', preferred_username: 'mia' }],
  ['mia', { name: '', preferred_username: 'mia', email: 'mia@plant.example' }],
  ['mia@plant.example', { name: 7, email: 'mia@plant.example' }],
  ['', {}],
] as const)(
  '[IDENTITY-3] the element calls a person %j who has the claims %o, never by `sub`',
  async ([name, claims]) => {
    const token = ['e30', btoa(JSON.stringify({ iss: 'idp', sub: '3f2b', ...claims })), 'x'].join('.');
    const { signIn } = createSignIn({ getToken: () => Promise.resolve(token) });
    await settle();
    expect(signIn.state()).toMatchObject({ person: { name } });
  },
);

test('[EMBED-10] five rejections of one token ask for one new token, and a late rejection gets that one', async () => {
  const { requests, answers, get } = await createAnswered(tokenOf('mia', 1));
  const all = Array.from({ length: 5 }, () => get(tokenOf('mia', 1)));
  expect(requests.map(({ reason }) => reason)).toEqual(['initial', 'expired']);
  answers[1]!.give(tokenOf('mia', 2));
  expect(new Set(await Promise.all(all))).toEqual(new Set([tokenOf('mia', 2)]));
  expect(await get(tokenOf('mia', 1))).toBe(tokenOf('mia', 2));
  expect(requests).toHaveLength(2);
  expect(requests[1]).toMatchObject({ rejected: tokenOf('mia', 1) });
});

test('[EMBED-11] a rejection is reported once, and quotes nothing of the host', async () => {
  const { answers, needed, signIn, get } = await createAnswered();
  const all = [outcome(get()), outcome(get())];
  answers[1]!.reject(new Error(`no session for ${tokenOf('mia')}`));
  expect((await Promise.all(all)).map(String)).toEqual([
    'Error: The host gave no token.',
    'Error: The host gave no token.',
  ]);
  expect(needed).toHaveLength(1);
  expect(signIn.state()).toMatchObject({ status: 'expired', person: { id: idOf('mia') } });

  const other = createHost();
  signIn.accept({ getToken: other.getToken });
  other.answers[0]!.give(tokenOf('mia'));
  await settle();
  expect(signIn.state()).toMatchObject({ status: 'signed-in' });
  expect(signIn.problem()).toBeUndefined();
});

test('[EMBED-11] a missing connection is not a missing person', async () => {
  const { answers, needed, get } = await createAnswered();
  const waiting = outcome(get());
  answers[1]!.reject(Object.assign(new Error('offline'), { name: 'NetworkError' }));
  expect(await waiting).toBeInstanceOf(NetworkError);
  expect(needed).toEqual([]);
});

test('[EMBED-12] uploads of one person are not sent with the token of another', async () => {
  const { answers, signIn, get } = await createAnswered();
  const waiting = outcome(get());
  answers[1]!.give(tokenOf('karl'));
  expect(await waiting).toBeInstanceOf(Error);
  expect(signIn.state()).toMatchObject({ person: { id: idOf('karl') } });
});

test('[EMBED-12] a token without claims belongs to no known person, unless the host names one', async () => {
  const { signIn } = await createAnswered('opaque');
  expect(isAnonymous(signIn)).toBe(true);
  signIn.accept({ getToken: () => Promise.resolve('opaque'), personId: 'mia' });
  await settle();
  expect(isAnonymous(signIn)).toBe(false);
  expect(signIn.state()).toMatchObject({ person: { id: personIdOf('', 'mia') } });
});

test.for(['', undefined, 7, 'two words', 'tökén'])('[EMBED-11] %j is not a token', async (given) => {
  const { needed } = createSignIn({ getToken: () => given });
  await settle();
  expect(needed).toHaveLength(1);
});

const offline = () => Object.assign(new Error('offline'), { name: 'NetworkError' });

/** A clock that the test advances. */
function useFakeTimers(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

test('[EMBED-28] a host that does not answer is reported once, and its late token still counts', async () => {
  useFakeTimers();
  const { requests, answers, needed, signIn } = createBench();
  await vi.advanceTimersByTimeAsync(tokenWaitMs - 1);
  expect(needed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(needed).toEqual(['no-answer']);
  expect(signIn.problem()).toBe('no-answer');
  answers[0]!.give(tokenOf('mia'));
  await settle();
  expect(signIn.state()).toMatchObject({ status: 'signed-in', person: { id: idOf('mia') } });
  expect(signIn.problem()).toBeUndefined();
  expect(requests).toHaveLength(1);
});

test('[EMBED-10][EMBED-28] a new request replaces the overdue one, whose answer no longer counts', async () => {
  useFakeTimers();
  const { requests, answers, needed, signIn } = createBench();
  await vi.advanceTimersByTimeAsync(tokenWaitMs);
  expect(requests[0]!.signal.aborted).toBe(false);
  signIn.askAgain();
  expect(signIn.problem()).toBeUndefined();
  expect(requests[0]!.signal.aborted).toBe(true);
  answers[0]!.give(tokenOf('karl'));
  await vi.advanceTimersByTimeAsync(tokenWaitMs);
  expect(signIn.state()).toEqual({ status: 'signed-out', generation: 0 });
  expect(needed).toEqual(['no-answer', 'no-answer']);
  expect(requests).toHaveLength(2);
});

test('[IDENTITY-6] another function is asked at once in place of an overdue one, whose answer no longer counts', async () => {
  useFakeTimers();
  const { requests, answers, getToken, signIn } = createBench();
  await vi.advanceTimersByTimeAsync(tokenWaitMs);
  signIn.accept({ getToken: (request: Parameters<GetHostToken>[0]) => getToken(request) });
  expect(requests).toHaveLength(2);
  expect(requests[0]!.signal.aborted).toBe(true);
  answers[1]!.give(tokenOf('mia'));
  await settle();
  answers[0]!.give(tokenOf('karl'));
  await settle();
  expect(signIn.state()).toMatchObject({ status: 'signed-in', person: { id: idOf('mia') } });
});

test('[IDENTITY-6] a new function is asked once the former one has answered', async () => {
  useFakeTimers();
  const { answers, signIn, get } = createBench();
  const first = get();
  const other = createHost();
  signIn.accept({ getToken: other.getToken });
  expect(other.requests).toHaveLength(0);
  answers[0]!.give(tokenOf('karl'));
  expect(await first).toBe(tokenOf('karl'));
  await vi.advanceTimersByTimeAsync(1000);
  other.answers[0]!.give(tokenOf('mia'));
  await settle();
  expect(signIn.state()).toMatchObject({ generation: 1, person: { id: idOf('mia') } });
});

test('[IDENTITY-6] an answer for a former person-id doesn’t count, and its callers get the next one', async () => {
  const { requests, answers, getToken, signIn, get } = createBench();
  const first = get();
  signIn.accept({ getToken, personId: 'mia' });
  expect(requests[0]!.signal.aborted).toBe(true);
  answers[0]!.give(tokenOf('karl'));
  await settle();
  expect(signIn.state()).toMatchObject({ status: 'signed-out' });
  answers[1]!.give(tokenOf('mia'));
  expect(await first).toBe(tokenOf('mia'));
  expect(signIn.state()).toMatchObject({ status: 'signed-in', person: { id: idOf('mia') } });
  expect(requests).toHaveLength(2);
});

test('[IDENTITY-6] a host that passes a new function at every rendering is asked once a second', async () => {
  useFakeTimers();
  const { requests, getToken, signIn } = await createAnswered();
  for (let at = 0; at < 20; at += 1) signIn.accept({ getToken: (request: never) => getToken(request) });
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests).toHaveLength(2);
});

test('[IDENTITY-6] another person of the host is noticed when the page gets the focus, and while it is used', async () => {
  useFakeTimers();
  const { requests, answers, signIn } = await createAnswered();
  await vi.advanceTimersByTimeAsync(1000);
  signIn.noteUse();
  expect(requests).toHaveLength(1);
  dispatchEvent(new Event('focus'));
  answers[1]!.give(tokenOf('karl'));
  await settle();
  expect(signIn.state()).toMatchObject({ generation: 1, person: { id: idOf('karl') } });
  await vi.advanceTimersByTimeAsync(confirmIntervalMs);
  signIn.noteUse();
  signIn.noteUse();
  answers[2]!.give(tokenOf('mia'));
  await settle();
  expect(signIn.state()).toMatchObject({ generation: 2, person: { id: idOf('mia') } });
  expect(requests).toHaveLength(3);
});

test('[IDENTITY-6] a focus right after an answer asks the host a little later', async () => {
  useFakeTimers();
  const { requests, answers, signIn } = await createAnswered();
  dispatchEvent(new Event('focus'));
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  answers[1]!.give(tokenOf('karl'));
  await settle();
  expect(signIn.state()).toMatchObject({ generation: 1, person: { id: idOf('karl') } });
});

test('[IDENTITY-3] a confirmation waits for an answer to a question that was asked after it', async () => {
  const { requests, answers, signIn } = createBench();
  const confirmed = signIn.confirm();
  answers[0]!.give(tokenOf('mia'));
  await settle();
  expect(requests).toHaveLength(2);
  answers[1]!.give(tokenOf('karl'));
  expect(await confirmed).toBe(1);
  expect(signIn.state()).toMatchObject({ generation: 1, person: { id: idOf('karl') } });
});

test('[IDENTITY-7] if person-id and sub differ, nobody is here and nothing is sent until they agree', async () => {
  useFakeTimers();
  let sub = 'mia';
  const { needed, signIn } = createSignIn({ getToken: async () => tokenOf(sub), personId: 'mia' });
  await settle();
  expect(signIn.state()).toMatchObject({ status: 'signed-in', person: { id: idOf('mia') } });
  sub = 'karl';
  const sent = outcome(signIn.getToken({ reason: 'initial', signal, generation: 0 }));
  await settle();
  expect(String(await sent)).toContain('different people');
  expect(signIn.state()).toEqual({ status: 'signed-out', generation: 1 });
  expect(signIn.problem()).toBe('person-mismatch');
  expect(needed).toEqual(['person-mismatch']);
  sub = 'mia';
  await vi.advanceTimersByTimeAsync(2000);
  expect(signIn.state()).toMatchObject({ status: 'signed-in', generation: 1, person: { id: idOf('mia') } });
  expect(signIn.problem()).toBeUndefined();
});

test.for([
  ['no-token', 'Mia signs in'],
  ['token-rejected', 'the service accepts another token'],
] as const)(
  '[IDENTITY-6] after %s the host is asked when the page gets the focus or is used, until %s',
  async ([reason]) => {
    useFakeTimers();
    const { requests, answers, needed, signIn, get } = createBench();
    answers[0]!.give(tokenOf('karl'));
    await vi.advanceTimersByTimeAsync(confirmIntervalMs);
    if (reason === 'token-rejected') {
      signIn.onTokenRejected(tokenOf('karl'));
    } else {
      const waiting = outcome(get());
      answers[1]!.reject(new Error('no session'));
      await waiting;
    }
    expect(signIn.problem()).toBe(reason);
    const before = requests.length;
    for (let at = 0; at < 20; at += 1) dispatchEvent(new Event('focus'));
    signIn.noteUse();
    expect(requests).toHaveLength(before + 1);
    expect(requests.at(-1)!.rejected).toBe(reason === 'token-rejected' ? tokenOf('karl') : undefined);
    answers.at(-1)!.reject(new Error('no session'));
    await vi.advanceTimersByTimeAsync(confirmIntervalMs);
    expect(needed).toHaveLength(1);
    signIn.noteUse();
    expect(requests).toHaveLength(before + 2);
    answers.at(-1)!.give(tokenOf('mia'));
    await settle();
    expect(signIn.state()).toMatchObject({ status: 'signed-in', person: { id: idOf('mia') } });
  },
);

test('[IDENTITY-6][EMBED-28] the focus doesn’t double an overdue call, and asks again once that has ended', async () => {
  useFakeTimers();
  const { requests, answers, signIn } = createBench();
  await vi.advanceTimersByTimeAsync(tokenWaitMs);
  expect(signIn.problem()).toBe('no-answer');
  dispatchEvent(new Event('focus'));
  expect(requests).toHaveLength(1);
  answers[0]!.reject(new Error('no session'));
  await vi.advanceTimersByTimeAsync(confirmIntervalMs);
  dispatchEvent(new Event('focus'));
  expect(requests).toHaveLength(2);
});

test('[IDENTITY-3] a file’s confirmation is tried again after each network failure, not only after the first', async () => {
  useFakeTimers();
  const { requests, answers, signIn } = await createAnswered();
  const failed = outcome(signIn.confirm());
  answers[1]!.reject(offline());
  expect(await failed).toBeInstanceOf(NetworkError);
  await vi.advanceTimersByTimeAsync(2000);
  answers[2]!.reject(offline());
  await vi.advanceTimersByTimeAsync(4000);
  expect(requests).toHaveLength(4);
  answers[3]!.give(tokenOf('mia'));
  await settle();
  expect(signIn.problem()).toBeUndefined();
});

test('[IDENTITY-7] while person-id and sub differ, another attempt isn’t another stay', async () => {
  useFakeTimers();
  const { signIn } = createSignIn({ getToken: async () => tokenOf('karl'), personId: 'mia' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signIn.state()).toEqual({ status: 'signed-out', generation: 0 });
});

test('[IDENTITY-6] a host that passes new functions faster than it answers is heard, and asked again', async () => {
  useFakeTimers();
  const { signIn } = createSignIn();
  let sub = 'karl';
  let calls = 0;
  const render = () => {
    const named = sub;
    signIn.accept({
      getToken: () => {
        calls += 1;
        return new Promise<string>((resolve) => {
          setTimeout(() => resolve(tokenOf(named)), 800);
        });
      },
    });
  };
  const rendering = setInterval(render, 500);
  onTestFinished(() => clearInterval(rendering));
  render();
  await vi.advanceTimersByTimeAsync(3000);
  expect(signIn.state()).toMatchObject({ status: 'signed-in', person: { id: idOf('karl') } });
  sub = 'mia';
  await vi.advanceTimersByTimeAsync(6000);
  expect(signIn.state()).toMatchObject({ status: 'signed-in', person: { id: idOf('mia') } });
  expect(calls).toBeLessThan(12);
});

test('[IDENTITY-1] an opaque token without person-id is another person’s with another function, unless it is the same token', async () => {
  const { signIn } = createSignIn();
  const give = async (getToken: () => Promise<string>) => {
    signIn.accept({ getToken });
    await signIn.confirm();
    return signIn.state().generation;
  };
  let token = 'opaque-1';
  const own = async () => token;
  expect(await give(own)).toBe(0);
  token = 'opaque-2';
  expect(await give(own)).toBe(0);
  expect(await give(async () => 'opaque-2')).toBe(0);
  expect(await give(async () => 'opaque-3')).toBe(1);
  expect(isAnonymous(signIn)).toBe(true);
});

test('[EMBED-11] a person who asks again in vain gets a message, and the host another event', async () => {
  const { answers, needed, signIn } = createBench();
  answers[0]!.reject(new Error('no session'));
  await settle();
  signIn.askAgain();
  expect(signIn.problem()).toBeUndefined();
  answers[1]!.reject(new Error('no session'));
  await settle();
  expect(signIn.problem()).toBe('no-token');
  expect(needed).toEqual(['no-token', 'no-token']);
});

test('[EMBED-29] a renewed token that the service rejects needs a sign-in, and is not used again', async () => {
  const { requests, answers, needed, signIn } = await createAnswered(tokenOf('mia', 1));
  signIn.onTokenRejected(tokenOf('mia', 0));
  expect(needed).toEqual([]);
  signIn.onTokenRejected(tokenOf('mia', 1));
  signIn.onTokenRejected(tokenOf('mia', 1));
  expect(needed).toEqual(['token-rejected']);
  expect(signIn.state()).toMatchObject({ status: 'expired', person: { id: idOf('mia') } });
  signIn.askAgain();
  expect(requests[1]).toMatchObject({ reason: 'expired', rejected: tokenOf('mia', 1) });
  answers[1]!.give(tokenOf('mia', 2));
  await settle();
  expect(signIn.state()).toMatchObject({ status: 'signed-in' });
});

test('[EMBED-29] a host that returns the rejected token again signs no one in, however often it is called', async () => {
  const giveSame = () => Promise.resolve(tokenOf('mia'));
  const { needed, signIn } = createSignIn({ getToken: giveSame });
  await settle();
  signIn.onTokenRejected(tokenOf('mia'));
  // A host that renders because of the event often passes a new function.
  signIn.accept({ getToken: () => giveSame() });
  await settle();
  expect(signIn.state()).toMatchObject({ status: 'expired' });
  expect(String(await outcome(signIn.getToken({ reason: 'initial', signal, generation: 0 })))).toContain(
    'rejects this token',
  );
  expect(needed).toEqual(['token-rejected']);
});

test('[EMBED-28] without a connection at the start the host is asked again later, and no sign-in is needed', async () => {
  useFakeTimers();
  const { requests, answers, needed, signIn } = createBench();
  answers[0]!.reject(offline());
  await settle();
  expect(signIn.problem()).toBe('offline');
  await vi.advanceTimersByTimeAsync(2000);
  expect(requests).toHaveLength(2);
  answers[1]!.reject(offline());
  await vi.advanceTimersByTimeAsync(3999);
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  answers[2]!.give(tokenOf('mia'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signIn.state()).toMatchObject({ status: 'signed-in' });
  expect(requests).toHaveLength(3);
  expect(needed).toEqual([]);
});

test('[EMBED-18][EMBED-28] nothing is requested and no timer is left after the end', async () => {
  useFakeTimers();
  const { answers, signIn, requests } = createBench();
  answers[0]!.reject(offline());
  await settle();
  signIn.dispose();
  expect(vi.getTimerCount()).toBe(0);
  const other = createBench();
  other.signIn.dispose();
  expect(vi.getTimerCount()).toBe(0);
  expect(requests).toHaveLength(1);
});
