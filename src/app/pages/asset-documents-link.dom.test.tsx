import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { render } from '../../../tests/support/render.tsx';

import { AssetDocumentsLink } from './asset-documents-link.tsx';

const show = (assetDocumentsUrl: string | undefined, assetId: string) => {
  cleanup();
  render(<AssetDocumentsLink config={{ assetDocumentsUrl }} assetId={assetId} />);
  return screen.queryByRole('link', { name: 'Documents of this asset' });
};

test('[PAGE-22] the address has the encoded ID, and opens another tab', () => {
  const link = show('https://dms.example/assets/{assetId}?of={assetId}', 'CONV-A/1 ?#&ü');
  const id = 'CONV-A%2F1%20%3F%23%26%C3%BC';
  expect(link).toHaveAttribute('href', `https://dms.example/assets/${id}?of=${id}`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(show('../dms/{assetId}', '../x')).toHaveAttribute('href', '../dms/..%2Fx');
});

test.for([undefined, 'javascript:open("{assetId}")', 'data:text/html,{assetId}', 'java\tscript:{assetId}'])(
  '[PAGE-22] %j gives no link',
  (template) => {
    expect(show(template, 'PRESS-0042')).toBeNull();
  },
);
