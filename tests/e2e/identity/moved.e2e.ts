import type { Tab } from '../../identity/tab.ts';
import { expect, expectStored, test, type Fixtures } from './test.ts';

const waiting = ({ page }: Tab) => page.getByRole('heading', { name: 'Uploads waiting on this device: 2' });

/** Leaves two saved uploads of Karl that weren't stored, and closes the page. */
async function leaveUploads({ rig, openAs }: Pick<Fixtures, 'rig' | 'openAs'>): Promise<void> {
  rig.documents.status = 403;
  const tab = await openAs('karl');
  await tab.choose('karl-1', 'karl-2');
  await tab.upload(2);
  for (const name of ['karl-1', 'karl-2']) {
    await tab.expectStatus(name, 'Failed');
    await tab.expectSaved(name);
  }
  await tab.page.close();
  rig.documents.status = undefined;
}

test('[IDENTITY-16] after a move of the service, uploads for its former address are sent to the new one once their person says so', async ({
  rig,
  openAs,
  openTab,
}) => {
  await leaveUploads({ rig, openAs });
  rig.config['baseUrl'] = './moved/';
  const sent = rig.documents.received.length;
  const tab = await openTab();
  await expect(waiting(tab)).toBeVisible();
  await expect(
    tab.page.getByText(`They were saved for ${rig.url}. This page now uploads to ${rig.url}/moved.`),
  ).toBeVisible();
  await tab.expectNotShown('karl-1', 'karl-2');
  expect(rig.documents.received).toHaveLength(sent);

  const requested: string[] = [];
  tab.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v1/')) requested.push(request.url());
  });
  await tab.page.getByRole('button', { name: 'Upload now' }).click();
  await expectStored(rig, { 'karl-1': 'karl', 'karl-2': 'karl' });
  await expect(waiting(tab)).toHaveCount(0);
  expect(requested).toEqual(Array(2).fill(`${rig.url}/moved/v1/documents/assets/PUMP-1`));
  await tab.expectStatus('karl-1', 'Stored');
  await tab.open();
  await tab.expectStatus('karl-2', 'Stored');
  await expect(waiting(tab)).toHaveCount(0);
  rig.config['baseUrl'] = '.';
  await tab.open();
  await tab.expectSignedIn('karl');
  await tab.expectNotShown('karl-1', 'karl-2');
});
