import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { recentAssets, rememberAsset } from '#asset/recent-assets.ts';

import { createChooseAsset } from '../support/dom/choose-asset.tsx';
import { createMemory } from '../support/memory.ts';

const plant = [
  { id: 'PRESS-0042', name: 'Hydraulic press' },
  { id: 'PRESS-0043', name: 'Hydraulic press' },
  { id: 'TANK-007', name: 'Öltank, 4,000 l' },
];

const oilPlant = plant.map((asset) => (asset.id === 'TANK-007' ? { ...asset, name: 'Oil tank' } : asset));

const openButton = (id: string) => screen.queryByRole('button', { name: new RegExp(`^Open ${id} as it is`) });

/** Text and address of the links in a card, in order. */
const linksIn = (card: string) =>
  within(screen.getByRole('region', { name: card }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test.each([
  ['PRESS-0042', 'PRESS-0042'],
  ['  CONV-A/1 ', 'CONV-A/1'],
  ['KÜHL 03', 'KÜHL 03'],
  ['100%', '100%'],
])('[PAGE-4] the ID %j that was typed is opened as %j', async (typed, opened) => {
  const { user, onOpen, input } = createChooseAsset({ assets: plant });
  await user.type(input, `${typed}{Enter}`);
  expect(onOpen.mock.calls).toEqual([[opened]]);
});

test.each([
  ['any part of the ID', '0043', ['Hydraulic pressPRESS-0043']],
  ['words of ID and name in any order, without case and accents', 'oltank 007', ['Öltank, 4,000 lTANK-007']],
])('[PAGE-4] typing narrows the list by %s', async (_, typed, found) => {
  const { user, input } = createChooseAsset({ assets: plant });
  await user.type(input, typed);
  expect(linksIn('1 asset found').map(([text]) => text)).toEqual(found);
  expect(screen.getByText('1 asset found', { selector: '[role=status] *' })).toBeInTheDocument();
});

test.each([
  ['part of an ID', 'press-004', 'PRESS-0042'],
  ['part of a name', 'oil', 'TANK-007'],
  ['fewer zeros', 'PRESS 43', 'PRESS-0043'],
])(
  '[PAGE-4] %s marks the first match, which Enter opens, and can be opened as it is',
  async (_, typed, first) => {
    const { user, onOpen, input } = createChooseAsset({ recent: ['PRESS-0042'], assets: oilPlant });
    await user.type(input, typed);
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('aria-keyshortcuts', 'Enter');
    await user.type(input, '{Enter}');
    expect(onOpen.mock.calls).toEqual([[first]]);
    await user.click(openButton(typed)!);
    expect(onOpen).toHaveBeenLastCalledWith(typed);
  },
);

test.each(['press-0042', 'Press 0042', 'PRESS–OO42', 'press0042'])(
  '[PAGE-6] %j opens the only similar asset, and nothing else is offered',
  async (typed) => {
    const { user, onOpen, input } = createChooseAsset({ assets: plant });
    await user.type(input, typed);
    expect(linksIn('1 asset found')).toEqual([['Hydraulic pressPRESS-0042', '#/assets/PRESS-0042']]);
    expect(openButton(typed)).toBeNull();
    await user.type(input, '{Enter}');
    expect(onOpen.mock.calls).toEqual([['PRESS-0042']]);
  },
);

test('[PAGE-4] an ID outside the list can be opened, with a note', async () => {
  const { user, onOpen, input } = createChooseAsset({ assets: plant });
  await user.type(input, 'PUMP-310');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(openButton('PUMP-310')).toHaveTextContent('Not in the list.');
  await user.click(openButton('PUMP-310')!);
  expect(onOpen.mock.calls).toEqual([['PUMP-310']]);
});

test.each([
  ['nothing', ' ', 'Enter the asset ID'],
  ['one dot', '.', 'Enter an asset ID other than “.” or “..”'],
  ['two dots', '..', 'Enter an asset ID other than “.” or “..”'],
])('%s opens nothing, and the field says why and takes focus', async (_, typed, error) => {
  const { user, onOpen, input } = createChooseAsset({ assets: plant });
  await user.type(input, `${typed}{Enter}`);
  expect(await screen.findByText(error)).toBeVisible();
  expect(input).toBeInvalid();
  expect(input).toHaveFocus();
  expect(onOpen).not.toHaveBeenCalled();
  await user.type(input, 'A');
  expect(screen.queryByText(error)).not.toBeInTheDocument();
});

test('[PAGE-4] recent assets come first, with their names if known, and stay in the whole list', () => {
  createChooseAsset({ assets: plant, recent: ['X/9', 'TANK-007'] });
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toEqual([
    screen.getByRole('heading', { name: 'Recent' }).id,
    screen.getByRole('heading', { name: 'All assets' }).id,
  ]);
  expect(linksIn('Recent')).toEqual([
    ['X/9', '#/assets/X%2F9'],
    ['Öltank, 4,000 lTANK-007', '#/assets/TANK-007'],
  ]);
  expect(linksIn('All assets').map(([, href]) => href)).toEqual([
    '#/assets/PRESS-0042',
    '#/assets/PRESS-0043',
    '#/assets/TANK-007',
  ]);
});

test('[PAGE-4] a long list is cut, says so, and a search finds the rest', async () => {
  const assets = Array.from({ length: 1500 }, (_, index) => ({ id: `A-${index}`, name: '' }));
  const { user, input } = createChooseAsset({ assets });
  expect(linksIn('All assets')).toHaveLength(120);
  expect(screen.getByText('Showing 120 of 1,500. Search to find the rest.')).toBeVisible();
  await user.type(input, '1499');
  expect(linksIn('1 asset found')).toEqual([['A-1499', '#/assets/A-1499']]);
});

test('the last eight assets are remembered, newest first, each once', () => {
  const memory = createMemory();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) rememberAsset(memory, id);
  expect(recentAssets(memory)).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
});
