import { expect, test } from 'vitest';

import { isNetworkError } from '#api/errors.ts';

import type { GetHostToken } from './contract.ts';
import { createHostSignIn } from './host-sign-in.ts';

const { signal } = new AbortController();

/** A JWT for somebody; `serial` tells one from another. */
const tokenOf = (sub: string, serial = 0): string =>
  ['e30', btoa(JSON.stringify({ sub, serial, roles: ['admin'] })), 'x'].join('.');

/** A host that answers when it is told to. */
function createHost() {
  const asked: Parameters<GetHostToken>[0][] = [];
  const answers: { readonly give: (token: string) => void; readonly refuse: (error: Error) => void }[] = [];
  const getToken: GetHostToken = (request) => {
    asked.push(request);
    return new Promise((give, refuse) => {
      answers.push({ give, refuse });
    });
  };
  return { asked, answers, getToken };
}

function createBench() {
  const host = createHost();
  const needed: string[] = [];
  const signIn = createHostSignIn(() => needed.push('needed'));
  signIn.take({ getToken: host.getToken });
  const get = (rejected?: string) =>
    signIn.getToken({ reason: rejected ? 'expired' : 'initial', ...(rejected && { rejected }), signal });
  return { ...host, needed, signIn, get };
}

const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

/** Lets everything go on that waits for nothing. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('[E10] one question serves all, and its answer says who works here', async () => {
  const { asked, answers, signIn, get } = createBench();
  const all = [get(), get(), get()];
  expect(asked).toHaveLength(1);
  answers[0]!.give(tokenOf('mia'));
  expect(new Set(await Promise.all(all))).toEqual(new Set([tokenOf('mia')]));
  expect(signIn.state()).toMatchObject({ status: 'signed-in', person: { id: 'mia' } });
  expect(signIn.isAnonymous()).toBe(false);
});

test.for<[string | undefined, readonly string[] | undefined]>([
  ['roles', ['admin']],
  ['realm.roles', undefined],
  [undefined, undefined],
])('[E23] with the claim %s somebody has the roles %o', async ([rolesClaim, roles]) => {
  const signIn = createHostSignIn(() => undefined);
  signIn.take({ getToken: () => Promise.resolve(tokenOf('mia')), rolesClaim });
  await settle();
  expect(signIn.state()).toMatchObject({ person: { id: 'mia', roles } });
});

test('[E1][E23] a claim that is named after the token came is read from that token, and one that is taken back is not', async () => {
  const { asked, answers, signIn, getToken } = createBench();
  answers[0]!.give(tokenOf('mia'));
  await settle();
  const before = signIn.state();
  signIn.take({ getToken, rolesClaim: 'roles' });
  expect(signIn.state()).toMatchObject({ status: 'signed-in', person: { id: 'mia', roles: ['admin'] } });
  signIn.take({ getToken });
  expect(signIn.state()).toEqual(before);
  expect(asked).toHaveLength(1);
});

test('[E11][E23] a claim that is named while a token is wanted signs nobody in', async () => {
  const { answers, signIn, get, getToken } = createBench();
  answers[0]!.give(tokenOf('mia'));
  await settle();
  const waiting = outcome(get());
  answers[1]!.refuse(new Error('no session'));
  await waiting;
  signIn.take({ getToken, rolesClaim: 'roles' });
  expect(signIn.state()).toMatchObject({ status: 'expired', person: { id: 'mia', roles: ['admin'] } });
  expect(signIn.isNeeded()).toBe(true);
});

test('[E12][E23] a claim that is named while another person is waited for makes nobody of them', async () => {
  const { answers, signIn, getToken } = createBench();
  answers[0]!.give(tokenOf('mia'));
  await settle();
  signIn.take({ getToken, personId: 'karl', rolesClaim: 'roles' });
  expect(signIn.state()).toMatchObject({ person: { id: 'mia', roles: ['admin'] } });
});

test('[E23] the roles in a token that does not say of whom it is are known', async () => {
  const token = ['e30', btoa(JSON.stringify({ roles: ['reader'] })), 'x'].join('.');
  const signIn = createHostSignIn(() => undefined);
  signIn.take({ getToken: () => Promise.resolve(token), rolesClaim: 'roles' });
  await settle();
  expect(signIn.isAnonymous()).toBe(true);
  expect(signIn.state()).toMatchObject({ person: { roles: ['reader'] } });
});

test('[E10] five refusals of one token ask once for another, and a late one takes what has come', async () => {
  const { asked, answers, get } = createBench();
  answers[0]!.give(tokenOf('mia', 1));
  await settle();
  const all = Array.from({ length: 5 }, () => get(tokenOf('mia', 1)));
  expect(asked.map(({ reason }) => reason)).toEqual(['initial', 'expired']);
  answers[1]!.give(tokenOf('mia', 2));
  expect(new Set(await Promise.all(all))).toEqual(new Set([tokenOf('mia', 2)]));
  expect(await get(tokenOf('mia', 1))).toBe(tokenOf('mia', 2));
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ rejected: tokenOf('mia', 1) });
});

test('[E11] a refusal is told once, and quotes nothing of the host', async () => {
  const { answers, needed, signIn, get } = createBench();
  answers[0]!.give(tokenOf('mia'));
  await settle();
  const all = [outcome(get()), outcome(get())];
  answers[1]!.refuse(new Error(`no session for ${tokenOf('mia')}`));
  expect((await Promise.all(all)).map(String)).toEqual([
    'Error: The host gave no token.',
    'Error: The host gave no token.',
  ]);
  expect(needed).toHaveLength(1);
  expect(signIn.state()).toMatchObject({ status: 'expired', person: { id: 'mia' } });

  const other = createHost();
  signIn.take({ getToken: other.getToken });
  other.answers[0]!.give(tokenOf('mia'));
  await settle();
  expect(signIn.state()).toMatchObject({ status: 'signed-in' });
  expect(signIn.isNeeded()).toBe(false);
});

test('[E11] a want of connection is no want of a person', async () => {
  const { answers, needed, get } = createBench();
  answers[0]!.give(tokenOf('mia'));
  await settle();
  const waiting = outcome(get());
  answers[1]!.refuse(Object.assign(new Error('offline'), { name: 'NetworkError' }));
  expect(await waiting).toSatisfy(isNetworkError);
  expect(needed).toEqual([]);
});

test('[E12] what one person listed is not sent with the token of another', async () => {
  const { answers, signIn, get } = createBench();
  answers[0]!.give(tokenOf('mia'));
  await settle();
  const waiting = outcome(get());
  answers[1]!.give(tokenOf('karl'));
  expect(await waiting).toBeInstanceOf(Error);
  expect(signIn.state()).toMatchObject({ person: { id: 'karl' } });
});

test('[E12] a token that tells nothing is of nobody, unless the host says of whom', async () => {
  const { answers, signIn } = createBench();
  answers[0]!.give('opaque');
  await settle();
  expect(signIn.isAnonymous()).toBe(true);
  signIn.take({ getToken: () => Promise.resolve('opaque'), personId: 'mia' });
  await settle();
  expect(signIn.isAnonymous()).toBe(false);
  expect(signIn.state()).toMatchObject({ person: { id: 'mia' } });
});

test.for(['', undefined, 7])('[E11] %j is no token', async (given) => {
  const needed: string[] = [];
  const signIn = createHostSignIn(() => needed.push('needed'));
  signIn.take({ getToken: () => given });
  await settle();
  expect(needed).toHaveLength(1);
});
