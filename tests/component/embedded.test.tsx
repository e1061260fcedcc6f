import { act, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createPdf } from '../support/dom/add-documents.tsx';
import { createToken, renderEmbedded } from '../support/dom/render-embedded.tsx';
import { listen } from '../support/servers/listen.ts';

test('[EMBED-13] files chosen by one person are not shown to the next', async () => {
  let sub = 'mia';
  const { page, update, choose, row } = await renderEmbedded({
    getToken: async () => createToken({ sub }),
  });
  await choose(createPdf());
  await row('report.pdf');
  sub = 'tom';
  await update({ personId: 'tom' });
  await waitFor(() => expect(page.queryByRole('group', { name: 'report.pdf' })).not.toBeInTheDocument());
  await choose(createPdf('other.pdf'));
  await row('other.pdf');
});

test('[EMBED-2] files added by the host for one person before the asset was known are not shown to the next', async () => {
  let sub = 'mia';
  const { page, update, choose, row } = await renderEmbedded({
    assetId: undefined,
    getToken: async () => createToken({ sub }),
  });
  await choose(createPdf());
  sub = 'tom';
  await update({ personId: 'tom' });
  await choose(createPdf('other.pdf'));
  await update({ assetId: 'PRESS-0042' });
  await row('other.pdf');
  expect(page.queryByRole('group', { name: 'report.pdf' })).not.toBeInTheDocument();
});

test('[EMBED-5] files added right after another asset was set are for that asset', async () => {
  const { page, mounted, update, row } = await renderEmbedded();
  await page.findByRole('button', { name: 'Choose files' });
  await act(async () => {
    mounted.update({ assetId: 'PRESS-0043' });
    mounted.addFiles([createPdf()]);
  });
  expect(await row('report.pdf')).toBeVisible();
  await update({ assetId: 'PRESS-0042' });
  expect(page.queryByRole('group', { name: 'report.pdf' })).not.toBeInTheDocument();
});

test('[EMBED-2][EMBED-23] the path of the roles may be set after the token came, also for an unknown person', async () => {
  const { page, update, user } = await renderEmbedded({
    getToken: async () => createToken({ realm: { roles: ['reader'] } }),
  });
  await page.findByRole('button', { name: 'Choose files' });
  expect(page.queryByRole('alert')).not.toBeInTheDocument();
  await update({ config: { rolesClaim: 'realm.roles' } });
  const alert = within(await page.findByRole('alert'));
  await user.click(alert.getByText('Details'));
  expect(alert.getByText(/reader/)).toBeVisible();
});

test('[IDENTITY-1] a person who becomes known is asked about the files that an unnamed person chose', async () => {
  const { user, update, choose, row, page } = await renderEmbedded({
    getToken: async () => createToken({}),
  });
  await choose(createPdf());
  await row('report.pdf');
  await update({ personId: 'mia' });
  await page.findByRole('heading', { name: '1 file was chosen here earlier, maybe by another person' });
  expect(page.queryByRole('group', { name: 'report.pdf' })).not.toBeInTheDocument();
  await user.click(page.getByRole('button', { name: 'Yes, these are my files' }));
  expect(await row('report.pdf')).toBeVisible();
});

/**
 * A server of the operator with a list in English; it never returns the German one, and fails for the French one until
 * the third request.
 */
async function serveLists(): Promise<string> {
  let french = 0;
  const web = await listen(({ url, method }, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
    if (method === 'OPTIONS') return void response.end();
    if (url?.endsWith('en')) response.end(JSON.stringify([{ id: 'o-1', name: 'Press shop' }]));
    if (url?.endsWith('fr')) french += 1;
    if (french === 1 || french === 2) response.writeHead(500).end();
    return undefined;
  });
  return `${web}/organizations?lang=`;
}

test('[EMBED-2] chosen files and typed values stay while a list is loaded from another address', async () => {
  const lists = await serveLists();
  const { user, page, update, choose, row } = await renderEmbedded({ organizations: { url: `${lists}en` } });
  await choose(createPdf());
  await row('report.pdf');
  await user.type(page.getByRole('textbox', { name: 'Display name' }), ' of May');
  await page.findAllByRole('option', { name: 'Press shop' });
  await update({ organizations: { url: `${lists}de` } });
  expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue('report of May');
  expect(page.getAllByRole('option', { name: 'Press shop' })).not.toHaveLength(0);
});

test('[EMBED-2] documents handed over while the session changes are listed', async () => {
  const { user, page, update, choose, row } = await renderEmbedded({
    metadata: { organization: { id: 'o-1' }, category: { id: 'c-1' } },
  });
  const report = createPdf();
  const content = await report.arrayBuffer();
  let read: ((content: ArrayBuffer) => void) | undefined;
  const reading = new Promise<ArrayBuffer>((resolve) => {
    read = resolve;
  });
  Object.assign(report, { slice: () => ({ arrayBuffer: () => reading }) });
  await choose(report);
  await row('report.pdf');
  await user.click(page.getByRole('button', { name: 'Upload 1 document' }));
  await update({ config: { concurrency: 1 } });
  await act(async () => read?.(content));
  const uploads = within(page.getByRole('region', { name: 'Uploads' }));
  expect(await uploads.findByRole('group', { name: 'report' })).toBeVisible();
  expect(page.queryByRole('group', { name: 'report.pdf' })).not.toBeInTheDocument();
});
