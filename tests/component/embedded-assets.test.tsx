import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { ResolveHostAsset } from '#app/embed/contract/props.ts';

import { createPdf } from '../support/dom/add-documents.tsx';
import { renderEmbedded } from '../support/dom/render-embedded.tsx';

const code = 'https://id.maker.example/pump/4711';
const organizations = [
  { id: 'o-1', name: 'Nordwerk' },
  { id: 'o-2', name: 'Halden' },
];
const patient = { timeout: 20_000 };

test('[EMBED-34] the host finds the asset: its organization is preset', async () => {
  const resolveAsset = vi.fn<ResolveHostAsset>(async () => ({ id: 'PRESS-0042', organizationId: 'o-2' }));
  const { page, choose } = await renderEmbedded({ organizations, resolveAsset });
  await choose(createPdf());
  expect(await page.findByRole('combobox', { name: 'Owning organization' })).toHaveValue('o-2');
  expect(resolveAsset.mock.calls[0]![0]).toEqual({ id: 'PRESS-0042', signal: expect.any(AbortSignal) });
});

test('[EMBED-34] an organization that becomes known late is preset unless a person chose one', async () => {
  let answer: ((asset: { id: string; organizationId: string }) => void) | undefined;
  const resolveAsset: ResolveHostAsset = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const { page, choose, update, user } = await renderEmbedded({ organizations, resolveAsset });
  await choose(createPdf());
  const field = await page.findByRole('combobox', { name: 'Owning organization' });
  await waitFor(() => expect(answer).toBeDefined());
  answer!({ id: 'PRESS-0042', organizationId: 'o-2' });
  await waitFor(() => expect(field).toHaveValue('o-2'));

  answer = undefined;
  await update({ assetId: 'PRESS-0043' });
  await choose(createPdf());
  const other = await page.findByRole('combobox', { name: 'Owning organization' });
  await user.selectOptions(other, 'o-1');
  await waitFor(() => expect(answer).toBeDefined());
  await act(async () => answer!({ id: 'PRESS-0043', organizationId: 'o-2' }));
  expect(other).toHaveValue('o-1');
});

test.each<[string, ResolveHostAsset, string]>([
  ['does not know it', async () => null, 'We don’t know PRESS-0042. Check the nameplate, or continue.'],
  [
    'fails',
    () => Promise.reject(new DOMException('', 'TimeoutError')),
    'Couldn’t check PRESS-0042. You can continue.',
  ],
  [
    'answers something else',
    // A host without types can return anything.
    async () => JSON.parse('{"name":"x"}'),
    'Couldn’t check PRESS-0042. You can continue.',
  ],
])('[EMBED-34] if the host %s, the element says so', async (_, resolveAsset, text) => {
  const { page } = await renderEmbedded({ resolveAsset });
  expect(await page.findByText(text, undefined, patient)).toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Choose files' })).toBeEnabled();
});

test('[EMBED-34] without a lookup, a list of assets only names some of them', async () => {
  const { page, choose, row } = await renderEmbedded({ config: { assets: [{ id: 'A', name: 'Press' }] } });
  await choose(createPdf());
  await row('report.pdf');
  expect(page.queryByText(/^We don’t know/)).not.toBeInTheDocument();
});

test('[EMBED-33] a code instead of an ID shows the asset that the host knows', async () => {
  const resolveAsset = vi.fn<ResolveHostAsset>(async () => ({ id: 'PUMP-310' }));
  const { page, choose, row } = await renderEmbedded({ assetId: undefined, assetCode: code, resolveAsset });
  expect(await page.findByRole('button', { name: 'Choose files' })).toBeVisible();
  await choose(createPdf());
  await row('report.pdf');
  expect(resolveAsset.mock.calls[0]![0]).toEqual({ code, signal: expect.any(AbortSignal) });
});

test('[EMBED-33] a code that is not known for certain is confirmed, and an asset ID replaces it', async () => {
  const { page, user, update } = await renderEmbedded({ assetId: undefined, assetCode: code });
  expect(await page.findByText(code)).toBeVisible();
  expect(page.queryByRole('button', { name: 'Choose files' })).not.toBeInTheDocument();
  expect(page.queryByRole('link')).not.toBeInTheDocument();
  await user.click(page.getByRole('button', { name: '4711Use as asset ID' }));
  expect(await page.findByRole('button', { name: 'Choose files' })).toBeVisible();
  await update({ assetCode: 'https://id.maker.example/pump/4712' });
  expect(await page.findByText('https://id.maker.example/pump/4712')).toBeVisible();
  await update({ assetId: 'PRESS-0042' });
  expect(await page.findByRole('button', { name: 'Choose files' })).toBeVisible();
});
