import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createValue } from '#lib/value.ts';
import { continuesAutomatically, type Upload } from '#queue/upload.ts';

import { fakeOf } from '../../../tests/support/fakes/fake-of.ts';
import { createUpload } from '../../../tests/support/uploads.ts';
import type { Settings } from '../config/settings.ts';
import type { BackgroundSignIn } from '../sign-in/sign-in.ts';
import { createBackgroundUploads, type BackgroundState } from './background-uploads.ts';

interface Page {
  readonly uploads?: readonly Upload[];
  /** Query of the address of the page's service worker. */
  readonly query?: string;
  readonly permission?: PermissionState;
  readonly hasToken?: boolean;
  readonly initialState?: BackgroundState;
}

/** Opens a page of a person who has signed in. */
async function openPage({
  uploads = [],
  query = '?sends',
  permission = 'granted',
  hasToken = true,
  initialState = 'off',
}: Page) {
  const registered: string[] = [];
  const registration = {
    active: { scriptURL: `https://app.example/service-worker.js${query}` },
    sync: {
      register: async (tag: string) => void registered.push(tag),
      getTags: async () => [],
    },
  };
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: Object.assign(new EventTarget(), { ready: Promise.resolve(registration) }),
    permissions: { query: async () => ({ state: permission }) },
  });
  const state = createValue<BackgroundState>(initialState);
  const background = createBackgroundUploads({
    background: fakeOf<BackgroundSignIn>({
      vault: fakeOf<BackgroundSignIn['vault']>({ has: async () => hasToken }),
    }),
    config: fakeOf<Settings>({}),
    person: { id: 'mia', subject: 'mia', name: 'Mia Berg', roles: undefined },
    database: 'asset-documents',
    owner: 'mia',
    uploads: createValue(uploads),
    continuesAutomatically,
    state,
  });
  onTestFinished(() => {
    background.dispose();
    vi.unstubAllGlobals();
  });
  return { state, registered };
}

const saved = { persistence: 'saved' } as const;

test('[BACKGROUND-3] the browser is asked to start the worker when a page with saved uploads is left', async () => {
  const { state, registered } = await openPage({ uploads: [createUpload({ status: 'waiting', ...saved })] });
  await expect.poll(state.get).toBe('on');
  expect(registered).toEqual([]);
  dispatchEvent(new Event('pagehide'));
  expect(registered).toEqual(['uploads']);
});

test.each([
  ['not saved', createUpload({ status: 'waiting' })],
  ['paused', createUpload({ status: 'waiting', waitsFor: { kind: 'resume', next: 'queued' }, ...saved })],
  ['without its file', createUpload({ status: 'needs-file', ...saved })],
])('[BACKGROUND-3] it isn’t asked for an upload that is %s', async (_, upload) => {
  const { state, registered } = await openPage({ uploads: [upload] });
  await expect.poll(state.get).toBe('on');
  dispatchEvent(new Event('pagehide'));
  expect(registered).toEqual([]);
});

test.each<[string, Page]>([
  ['the worker doesn’t send', { query: '' }],
  ['it is forbidden', { permission: 'denied' }],
  ['no token of the person is kept', { hasToken: false }],
])('[BACKGROUND-4] where %s, uploads aren’t said to continue', async (_, page) => {
  const { state } = await openPage({ ...page, initialState: 'on' });
  await expect.poll(state.get).toBe('off');
});
