import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createAddDocuments } from '../support/dom/add-documents.tsx';

/** Start, frame of 200 x 100 pixels and end of a JPEG; different `bytes` make different files. */
const createJpeg = (name: string, ...bytes: readonly number[]) => {
  const frame = [0xff, 0xc0, 0, 0x11, 8, 0, 100, 0, 200, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1];
  return new File([new Uint8Array([0xff, 0xd8, ...frame, ...bytes, 0xff, 0xd9])], name, {
    type: 'image/jpeg',
  });
};

test('[PHOTO-2] “Undo” puts combined photos back at their places, with what was entered for them', async () => {
  const { user, choose, chooseMetadata, row, store, upload } = createAddDocuments();
  await choose(createJpeg('a.jpg', 1), createJpeg('b.jpg', 2), createJpeg('c.jpg', 3));
  await chooseMetadata();
  const name = row('a.jpg').getByRole('textbox', { name: 'Display name' });
  await user.clear(name);
  await user.type(name, 'Nameplate');
  const select = (file: string) => user.click(row(file).getByRole('checkbox', { name: `Select ${file}` }));
  await select('a.jpg');
  await select('b.jpg');
  const files = () => store.getSnapshot().rows.map(({ id, file }) => [id, file.name]);
  const before = files();
  await user.click(screen.getByRole('button', { name: 'Combine 2 photos into a PDF' }));
  await screen.findByRole('group', { name: /\.pdf$/ });
  expect(screen.queryByRole('group', { name: 'a.jpg' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(files()).toEqual(before);
  const documents = await upload();
  expect(documents.map(({ displayName }) => displayName)).toEqual(['Nameplate', 'b', 'c']);
});
