import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { AssetLookup, AssetQuery } from '#asset/asset-lookup.ts';
import type { KnownAsset } from '#asset/known-asset.ts';

import { createChooseAsset } from '../support/dom/choose-asset.tsx';
import { watchUnannounced } from '../support/dom/live-regions.ts';

const plant = [{ id: 'PRESS-0042', name: 'Hydraulic press' }];
const fan = { id: 'FAN-112', name: 'Exhaust fan' };

/** Long enough for the pause in typing and the time after which a service is slow, on a busy machine. */
const patient = { timeout: 20_000 };

/** A service that answers when the test says so. */
function createLookup() {
  const requested: AssetQuery[] = [];
  let settle: { resolve: (asset?: KnownAsset) => void; reject: (error: Error) => void } | undefined;
  const lookup: AssetLookup = {
    key: 'test',
    find: (query) => {
      requested.push(query);
      return new Promise((resolve, reject) => {
        settle = { resolve, reject };
      });
    },
  };
  const pending = () => waitFor(() => settle ?? Promise.reject(new Error('Nothing was requested.')), patient);
  const settleWith = async (use: (pending: NonNullable<typeof settle>) => void) => {
    const now = await pending();
    settle = undefined;
    await act(async () => use(now));
  };
  return {
    lookup,
    requested,
    answer: (asset?: KnownAsset) => settleWith(({ resolve }) => resolve(asset)),
    fail: () => settleWith(({ reject }) => reject(new DOMException('', 'TimeoutError'))),
  };
}

const createPage = (options: Omit<Parameters<typeof createChooseAsset>[0], 'assets'>) =>
  createChooseAsset({ assets: plant, ...options });

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Is this the right asset?' }));

test('[PAGE-7] an ID is looked up once typing pauses, and offered with its name', async () => {
  const { lookup, requested, answer } = createLookup();
  const { user, input, onOpen } = createPage({ lookup });
  await user.type(input, 'fan-112');
  await answer(fan);
  expect(requested).toEqual([{ id: 'fan-112' }]);
  expect(await screen.findByRole('link', { name: 'Exhaust fanFAN-112' })).toHaveAttribute(
    'href',
    '#/assets/FAN-112',
  );
  await user.type(input, '{Enter}');
  expect(onOpen.mock.calls).toEqual([['FAN-112']]);
});

test('[PAGE-7] a listed ID is not looked up, and an unknown one is said', async () => {
  const { lookup, requested, answer } = createLookup();
  const { user, input } = createPage({ lookup });
  await user.type(input, 'PRESS-0042');
  await user.clear(input);
  await user.type(input, 'PRESS-0099');
  await answer();
  expect(requested).toEqual([{ id: 'PRESS-0099' }]);
  expect(await screen.findByRole('button', { name: /^Open PRESS-0099 as it is/ })).toHaveTextContent(
    'We don’t know PRESS-0099. Check the nameplate, or continue.',
  );
});

test('[PAGE-8] a slow service is said, and blocks nothing', async () => {
  const { lookup } = createLookup();
  const { user, input, onOpen } = createPage({ lookup });
  await user.type(input, 'FAN-112');
  expect(
    await screen.findByText('Still checking FAN-112. You can continue.', undefined, patient),
  ).toBeVisible();
  await user.type(input, '{Enter}');
  expect(onOpen.mock.calls).toEqual([['FAN-112']]);
});

test('[PAGE-8] after a failure, the ID can be checked again', async () => {
  const { lookup, requested, answer, fail } = createLookup();
  const { user, input } = createPage({ lookup });
  const unannounced = watchUnannounced();
  await user.type(input, 'FAN-112');
  await fail();
  expect(await screen.findByText('Couldn’t check FAN-112. You can continue.')).toBeVisible();
  expect(unannounced()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await answer(fan);
  expect(requested).toHaveLength(2);
  expect(await screen.findByRole('link', { name: 'Exhaust fanFAN-112' })).toBeVisible();
  expect(screen.queryByText(/^Couldn’t check/)).not.toBeInTheDocument();
});

test('[PAGE-8] an offline device is said, and the ID is checked when it is online again', async () => {
  const { lookup, requested, fail } = createLookup();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, input } = createPage({ lookup });
  await user.type(input, 'FAN-112');
  await fail();
  expect(
    await screen.findByText('You’re offline, so FAN-112 isn’t checked. You can continue.'),
  ).toBeVisible();
  onLine.mockReturnValue(true);
  await act(async () => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
  expect(requested).toHaveLength(2);
});

test('[PAGE-10] a link of a foreign host is shown to confirm, and is no link', async () => {
  const { user, onOpen, onCodeClose } = createPage({ code: 'https://m.example/a/PRESS-0042' });
  const shown = await dialog();
  expect(shown.getByText('The code says:')).toBeVisible();
  expect(shown.getByText('https://m.example/a/PRESS-0042')).toBeVisible();
  expect(shown.queryByRole('link')).not.toBeInTheDocument();
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(shown.getByRole('button', { name: 'Hydraulic press PRESS-0042Use as asset ID' }));
  expect(onOpen.mock.calls).toEqual([['PRESS-0042']]);
  await user.click(shown.getByRole('button', { name: 'Enter the ID instead' }));
  expect(onCodeClose).toHaveBeenCalledTimes(1);
});

test('[PAGE-10] a code without an ID says so, and opens nothing', async () => {
  createPage({ code: 'https://m.example/' });
  expect((await dialog()).getByText('This code has no asset ID: “https://m.example/”')).toBeVisible();
});

test('[PAGE-10] hidden characters of a code are shown, and markup is text', async () => {
  createPage({ code: '<b>\u202ex</b>' });
  expect((await dialog()).getAllByText('<b>[U+202E]x</b>')).toHaveLength(2);
});

test('[PAGE-8] if the service is slow, a person confirms; a late answer is offered and opens nothing', async () => {
  const { lookup, answer } = createLookup();
  const { user, onOpen } = createPage({ lookup, code: 'https://m.example/a/0815' });
  const shown = await dialog();
  expect(await shown.findByText('Still checking this code.', undefined, patient)).toBeVisible();
  expect(shown.getByRole('button', { name: '0815Use as asset ID' })).toBeVisible();
  await answer(fan);
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(await shown.findByRole('button', { name: 'Exhaust fan FAN-112Use as asset ID' }));
  expect(onOpen.mock.calls).toEqual([['FAN-112']]);
});

test('[PAGE-8] if the service fails, a person confirms or tries again', async () => {
  const { lookup, fail, answer } = createLookup();
  const { user, onOpen } = createPage({ lookup, code: '1P6ES7+S0815' });
  const shown = await dialog();
  const unannounced = watchUnannounced();
  await fail();
  expect(await shown.findByText('Couldn’t check this code.')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Retry' }));
  await answer();
  expect(await shown.findByText('We don’t know this code.')).toBeVisible();
  expect(unannounced()).toEqual([]);
  expect(await shown.findByRole('button', { name: '0815Use as asset ID' })).toBeVisible();
  expect(onOpen).not.toHaveBeenCalled();
});

test('[PAGE-16] a link typed by a hand-held scanner is treated as a code', async () => {
  const { lookup, requested, answer } = createLookup();
  const { user, input, onOpen } = createPage({ lookup });
  await user.type(input, 'https://m.example/a/0815{Enter}');
  const shown = await dialog();
  await answer();
  expect(requested[0]).toEqual({ code: 'https://m.example/a/0815' });
  expect(await shown.findByText('We don’t know this code.')).toBeVisible();
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(shown.getByRole('button', { name: 'Enter the ID instead' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
