import { hostEvents, openHost } from '../../identity/host.ts';
import { contentOf, createTab, type Tab } from '../../identity/tab.ts';
import { expect, expectStored, delayUploads, test as base } from './test.ts';

/** A host with the element; "karl" is its first user. */
const test = base.extend<{ readonly host: Tab }>({
  host: async ({ page, rig }, provide) => {
    await openHost(page, rig);
    await provide(createTab(page, rig));
  },
});

test(`[IDENTITY-3][IDENTITY-5] the host's user changes: the next file is hers, and his upload waits for him @quick`, async ({
  host,
  page,
  rig,
}) => {
  const release = delayUploads(rig);
  await host.choose('karl-1');
  await host.upload(1);
  await expect.poll(() => rig.documents.waiting).toBe(1);
  await page.evaluate(() => {
    window.host.person = 'mia';
  });
  await host.choose('mia-1');
  await host.expectShown('mia-1');
  await host.expectNotShown('karl-1');
  release();
  await host.upload(1);
  await host.expectStatus('mia-1', 'Stored');
  await expectStored(rig, { 'mia-1': 'mia' });
  await page.evaluate(() => {
    window.host.person = 'karl';
  });
  await host.focus();
  await host.expectStatus('karl-1', 'Stored');
  await host.expectNotShown('mia-1');
  await expectStored(rig, { 'mia-1': 'mia', 'karl-1': 'karl' });
});

/** The host answers that Mia is its user when the returned function is called. */
async function askForMia(host: Tab): Promise<() => Promise<void>> {
  const { page } = host;
  const calls = await page.evaluate(() => {
    window.host.person = 'mia';
    window.host.delayAnswers();
    return window.host.calls;
  });
  await host.focus();
  await expect.poll(() => page.evaluate(() => window.host.calls)).toBeGreaterThan(calls);
  return async () => {
    await page.evaluate(() => window.host.release());
    await host.expectNotShown('karl-1');
  };
}

const miasFile = { name: 'mia-1.txt', mimeType: 'text/plain', buffer: Buffer.from(contentOf('mia-1')) };

test('[IDENTITY-5] a file chosen in a dialog that was opened on the page of another person is in the form', async ({
  host,
  page,
  rig,
}) => {
  await host.choose('karl-1');
  await host.expectShown('karl-1');
  const answer = await askForMia(host);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add files' }).click(),
  ]);
  // While the dialog is open.
  await answer();
  await chooser.setFiles(miasFile);
  await host.expectShown('mia-1');
  await host.upload(1);
  await host.expectStatus('mia-1', 'Stored');
  await expectStored(rig, { 'mia-1': 'mia' });
});

test('[IDENTITY-6][IDENTITY-9] the element asks who is there when it gets the focus, and says what it has put away', async ({
  host,
  page,
  rig,
}) => {
  rig.documents.status = 503;
  await host.choose('karl-1');
  await host.upload(1);
  await expect.poll(() => rig.documents.received.length).toBeGreaterThan(0);
  await host.choose('karl-2');
  await host.expectShown('karl-1', 'karl-2');
  await page.evaluate(() => {
    window.host.person = 'mia';
  });
  await host.focus();
  await host.expectNotShown('karl-1', 'karl-2');
  await expect
    .poll(() => hostEvents(page, 'person-changed'))
    .toEqual([{ assetId: 'PUMP-1', savedCount: 2, lostCount: 0 }]);
  rig.documents.status = undefined;
  await page.evaluate(() => {
    window.host.person = 'karl';
  });
  await host.focus();
  await host.expectShown('karl-1', 'karl-2');
  await host.upload(1);
  await expectStored(rig, { 'karl-1': 'karl', 'karl-2': 'karl' });
});
