import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { assetHref } from '#app/route.ts';
import { ChooseAsset } from '#features/choose-asset/choose-asset.tsx';
import { recentAssets, rememberAsset } from '#features/choose-asset/recent-assets.ts';

import { createMemory } from '../support/memory.ts';
import { render } from '../support/render.tsx';

const assets = [
  { id: 'PRESS-0042', name: 'Hydraulic press' },
  { id: 'TANK-007', name: 'Oil tank' },
];

function createPage(recent: readonly string[] = []) {
  const onOpen = vi.fn<(assetId: string) => void>();
  const { user } = render(
    <ChooseAsset
      assets={assets}
      recent={recent}
      codePattern={undefined}
      hrefOf={assetHref}
      onOpen={onOpen}
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Asset ID' });
  return { user, onOpen, input, open: () => user.click(screen.getByRole('button', { name: 'Open asset' })) };
}

/** Text and address of the links in a card, in their order. */
const linksIn = (card: string) =>
  within(screen.getByRole('region', { name: card }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test.each([
  ['PRESS-0042', 'PRESS-0042'],
  ['  CONV-A/1 ', 'CONV-A/1'],
  ['KÜHL 03', 'KÜHL 03'],
  ['100%', '100%'],
])('the id %j that was typed is opened as %j', async (typed, opened) => {
  const { user, onOpen, input, open } = createPage();
  await user.type(input, typed);
  await open();
  expect(onOpen.mock.calls).toEqual([[opened]]);
});

test('Enter opens too', async () => {
  const { user, onOpen, input } = createPage();
  await user.type(input, 'TANK-007{Enter}');
  expect(onOpen).toHaveBeenCalledWith('TANK-007');
});

test.each([
  ['nothing', ' ', 'Enter the asset ID'],
  ['one dot', '.', 'Enter an asset ID other than “.” or “..”'],
  ['two dots', '..', 'Enter an asset ID other than “.” or “..”'],
])('%s opens nothing, and the field says why and takes focus', async (_, typed, error) => {
  const { user, onOpen, input, open } = createPage();
  await user.type(input, typed);
  await open();
  expect(await screen.findByText(error)).toBeTruthy();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input);
  expect(onOpen).not.toHaveBeenCalled();
  await user.type(input, 'A');
  expect(screen.queryByText(error)).toBeNull();
});

test('recent assets come with the names that are known, and are not listed again', () => {
  createPage(['X/9', 'TANK-007']);
  expect(linksIn('Recent assets')).toEqual([
    ['X/9', '#/assets/X%2F9'],
    ['TANK-007Oil tank', '#/assets/TANK-007'],
  ]);
  expect(linksIn('Assets')).toEqual([['PRESS-0042Hydraulic press', '#/assets/PRESS-0042']]);
});

test('without recent assets there is no list of them', () => {
  createPage();
  expect(screen.queryByRole('region', { name: 'Recent assets' })).toBeNull();
});

test('the last eight assets are remembered, newest first, each once', () => {
  const memory = createMemory();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) rememberAsset(memory, id);
  expect(recentAssets(memory)).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
});

test.each([[undefined], ['PRESS-0042'], [{ 0: 'PRESS-0042' }], [[7]]])(
  'remembered %j is no list of assets',
  (value) => {
    expect(recentAssets(createMemory({ 'recent-assets': value }))).toEqual([]);
  },
);
