import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createPdf } from '../support/add-documents.tsx';
import { createToken, renderEmbedded } from '../support/render-embedded.tsx';

test('[E13] what one person chose is not there for the next', async () => {
  let sub = 'mia';
  const { page, update, choose, row } = await renderEmbedded({
    getToken: async () => createToken({ sub }),
  });
  await choose(createPdf());
  await row('report.pdf');
  sub = 'tom';
  await update({ personId: 'tom' });
  await waitFor(() => expect(page.queryByRole('group', { name: 'report.pdf' })).toBeNull());
  await choose(createPdf('other.pdf'));
  await row('other.pdf');
});

test('[E2] what was chosen stays when it becomes known who works here', async () => {
  let asked = 0;
  const { update, choose, row, page } = await renderEmbedded({
    getToken: async () => {
      asked += 1;
      return createToken({});
    },
  });
  await choose(createPdf());
  await row('report.pdf');
  await update({ personId: 'mia' });
  await waitFor(() => expect(asked).toBe(2));
  await update({ locale: 'de' });
  await page.findByRole('textbox', { name: 'Anzeigename' });
  expect(await row('report.pdf')).toBeTruthy();
});
