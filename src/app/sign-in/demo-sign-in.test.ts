import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { createMemory } from '../../../tests/support/memory.ts';

import { createDemoSignIn, fetchPeople } from './demo-sign-in.ts';

const { signal } = new AbortController();

/** A service that gives numbered tokens, `m.berg-1`, `m.berg-2` and so on, unless it is told to fail. */
async function createTokenService() {
  const service = { url: '', given: [] as string[], isFailing: false };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      if (service.isFailing) return response.writeHead(503).end();
      const { person } = JSON.parse(body) as { person: string };
      service.given.push(`${person}-${service.given.length + 1}`);
      return response.end(JSON.stringify({ token: service.given.at(-1) }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return service;
}

async function createSignedIn() {
  const service = await createTokenService();
  const signIn = createDemoSignIn(service.url, createMemory());
  signIn.choose('m.berg');
  return {
    service,
    signIn,
    first: () => signIn.getToken({ reason: 'initial', signal }),
    after: (rejected: string) => signIn.getToken({ reason: 'expired', rejected, signal }),
  };
}

test('parallel attempts share one token, and later ones have it still', async () => {
  const { service, first } = await createSignedIn();
  expect(await Promise.all([first(), first()])).toEqual(['m.berg-1', 'm.berg-1']);
  expect(await first()).toBe('m.berg-1');
  expect(service.given).toEqual(['m.berg-1']);
});

test('a rejected token is renewed', async () => {
  const { first, after } = await createSignedIn();
  expect(await after(await first())).toBe('m.berg-2');
  expect(await first()).toBe('m.berg-2');
});

test('a token that was rejected to several attempts is renewed once', async () => {
  const { service, first, after } = await createSignedIn();
  const rejected = await first();
  expect(await Promise.all([after(rejected), after(rejected), after(rejected)])).toEqual([
    'm.berg-2',
    'm.berg-2',
    'm.berg-2',
  ]);
  expect(service.given).toEqual(['m.berg-1', 'm.berg-2']);
});

test('an attempt whose token another one has renewed already gets the new one', async () => {
  const { service, first, after } = await createSignedIn();
  const rejected = await first();
  await after(rejected);
  expect(await after(rejected)).toBe('m.berg-2');
  expect(service.given).toHaveLength(2);
});

test('after a failure the next attempt asks anew', async () => {
  const { service, first } = await createSignedIn();
  service.isFailing = true;
  await expect(first()).rejects.toThrow('Status 503');
  service.isFailing = false;
  expect(await first()).toBe('m.berg-1');
});

test('a renewal that fails is tried anew as well', async () => {
  const { service, first, after } = await createSignedIn();
  const rejected = await first();
  service.isFailing = true;
  await expect(Promise.all([after(rejected), after(rejected)])).rejects.toThrow('Status 503');
  service.isFailing = false;
  expect(await after(rejected)).toBe('m.berg-2');
});

test('another person gets a token of their own, the same person keeps theirs', async () => {
  const { signIn, first } = await createSignedIn();
  await first();
  signIn.choose('m.berg');
  expect(await first()).toBe('m.berg-1');
  signIn.choose('k.lund');
  expect(await first()).toBe('k.lund-2');
});

test('nobody signed in is an error, and nothing is asked', async () => {
  const service = await createTokenService();
  await expect(
    createDemoSignIn(service.url, createMemory()).getToken({ reason: 'initial', signal }),
  ).rejects.toThrow('Nobody is signed in.');
  expect(service.given).toEqual([]);
});

test('a service that lists no people rejects', async () => {
  const service = await createTokenService();
  service.isFailing = true;
  await expect(fetchPeople(service.url, signal)).rejects.toThrow('Status 503');
});

test('of who was chosen earlier the id is known at once, the name and the roles with the list', () => {
  const signIn = createDemoSignIn('http://localhost/', createMemory({ 'demo-person': 'k.lund' }));
  expect(signIn.state()).toEqual({ status: 'signed-in', person: { id: 'k.lund', name: 'k.lund' } });
  const heard: unknown[] = [];
  signIn.subscribe(() => heard.push(signIn.state()));
  const people = [{ id: 'k.lund', name: 'Karl Lund', roles: ['admin'] }];
  signIn.know(people);
  signIn.know(people);
  expect(heard).toEqual([{ status: 'signed-in', person: people[0] }]);
});
