import { expectStored, test } from './test.ts';

test('two people use one browser one after the other, and each file is stored in the right name', async ({
  rig,
  openAs,
}) => {
  const tab = await openAs('karl');
  await tab.choose('karl-1');
  await tab.upload(1);
  await tab.expectStatus('karl-1', 'Stored');
  await tab.signOut();
  const next = await openAs('mia');
  await next.expectNotShown('karl-1');
  await next.choose('mia-1');
  await next.upload(1);
  await next.expectStatus('mia-1', 'Stored');
  await expectStored(rig, { 'karl-1': 'karl', 'mia-1': 'mia' });
});
