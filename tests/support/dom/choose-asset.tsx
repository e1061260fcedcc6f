import { screen } from '@testing-library/react';
import { vi } from 'vitest';

import { assetHref } from '#app/route.ts';
import type { AssetLookup } from '#asset/asset-lookup.ts';
import type { KnownAsset } from '#asset/known-asset.ts';
import { ChooseAsset } from '#features/choose-asset/choose-asset.tsx';

import { render } from './render.tsx';

interface Options {
  readonly assets: readonly KnownAsset[];
  readonly recent?: readonly string[];
  readonly lookup?: AssetLookup;
  readonly code?: string;
}

/** The page on which an asset is chosen. */
export function createChooseAsset({ assets, recent = [], lookup, code }: Options) {
  const onOpen = vi.fn<(assetId: string) => void>();
  const onCodeClose = vi.fn<() => void>();
  const { user } = render(
    <ChooseAsset
      source={{ assets, rules: { patterns: ['gs1', 'siemens', 'plain'], ownLinks: [] }, lookup }}
      recent={recent.map((id) => ({ id, name: '' }))}
      hrefOf={assetHref}
      onOpen={onOpen}
      code={code}
      onCodeClose={onCodeClose}
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Name or asset ID' });
  return { user, onOpen, onCodeClose, input };
}
