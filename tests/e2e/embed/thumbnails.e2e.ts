import { compressedPictures, computedColours, pdfWithPages, redAndBlue } from '../../fixtures/pdf-files.ts';
import { notInFirefox } from '../engine.ts';
import { fileOf, look, paintTurnedPhoto, thumbnailOf, undrawableFiles } from '../thumbnail-files.ts';

import { strictPolicy } from './host.ts';
import { expect, giveProps, hostProps, modulePage, mountPage, tag, tagPage, test } from './test.ts';

test('[THUMB-7] a photo is drawn under the strict policy of a host', async ({
  page,
  service,
  openHost,
  documents,
  violations,
}) => {
  await openHost({
    policy: strictPolicy(service.url),
    files: tagPage(tag(`${service.url}/`), giveProps(service.url)),
  });
  const photo = await paintTurnedPhoto(page);
  const undrawable = undrawableFiles(photo);
  await documents.within
    .getByLabel('Chosen files')
    .setInputFiles([...undrawable, fileOf('turned.jpg', photo)]);
  const picture = thumbnailOf(page.getByRole('group', { name: 'turned.jpg' }));
  await expect(picture).toHaveCount(1);
  expect(await look(picture)).toEqual([100, 160, 'red', 'blue']);
  await expect(page.locator('canvas.glyph')).toHaveCount(1);
  expect(violations).toEqual([]);
});

test('[THUMB-7] a photo is drawn in a page of another origin than the element, without a worker', async ({
  page,
  service,
  startHost,
  openHost,
  documents,
  violations,
}) => {
  const scripts = await startHost();
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await openHost({
    policy: strictPolicy(service.url, scripts.url),
    files: mountPage(scripts.url, service.url),
  });
  const photo = await paintTurnedPhoto(page);
  await documents.within
    .getByLabel('Chosen files')
    .setInputFiles([
      ...undrawableFiles(photo),
      fileOf('manual.pdf', pdfWithPages({ pages: [redAndBlue] })),
      fileOf('turned.jpg', photo),
    ]);
  const picture = thumbnailOf(page.getByRole('group', { name: 'turned.jpg' }));
  await expect(picture).toHaveCount(1);
  expect(await look(picture)).toEqual([100, 160, 'red', 'blue']);
  await expect(page.locator('canvas.glyph')).toHaveCount(1);
  expect(workers).toEqual([]);
  expect(violations).toEqual([]);
});

test('[THUMB-1][THUMB-7] the first page of a PDF is drawn under the strict policy of a host', async ({
  page,
  service,
  openHost,
  documents,
  violations,
}) => {
  await openHost({
    policy: strictPolicy(service.url),
    files: tagPage(tag(`${service.url}/`), giveProps(service.url)),
  });
  await documents.within
    .getByLabel('Chosen files')
    .setInputFiles([
      fileOf('manual.pdf', pdfWithPages({ pages: [redAndBlue] })),
      fileOf('scan.pdf', compressedPictures().fax),
      fileOf('computed.pdf', computedColours()),
    ]);
  for (const name of ['manual.pdf', 'scan.pdf', 'computed.pdf']) {
    const picture = thumbnailOf(page.getByRole('group', { name }));
    await expect(picture).toHaveCount(1);
    expect(await look(picture)).toEqual([100, 160, 'red', 'blue']);
  }
  expect(violations).toEqual([]);
});

test('[THUMB-2] removed elements leave no pictures in memory', async ({ page, service, openHost }) => {
  notInFirefox('heap');
  await openHost({
    files: modulePage(
      '<main></main>',
      `import { mount } from '/embed/asset-document-upload.js';
       globalThis.mountOne = () => mount(document.querySelector('main'), {
         assetId: 'PRESS-0042', baseUrl: '${service.url}', ...${hostProps(service.url)}
       });`,
    ),
  });
  const photo = fileOf('photo.jpg', await paintTurnedPhoto(page));
  const round = async () => {
    await page.evaluate('globalThis.mounted = globalThis.mountOne(); undefined');
    await page.getByLabel('Chosen files').setInputFiles(photo);
    await expect(thumbnailOf(page.locator('main'))).toHaveCount(1);
    await page.evaluate('mounted.unmount(); delete globalThis.mounted; undefined');
  };
  const devtools = await page.context().newCDPSession(page);
  const count = async () => {
    const { result: prototype } = await devtools.send('Runtime.evaluate', {
      expression: 'ImageBitmap.prototype',
    });
    const { objects } = await devtools.send('Runtime.queryObjects', {
      prototypeObjectId: prototype.objectId!,
    });
    const { result } = await devtools.send('Runtime.callFunctionOn', {
      objectId: objects.objectId!,
      functionDeclaration: 'function () { return this.length; }',
    });
    await devtools.send('Runtime.releaseObject', { objectId: objects.objectId! });
    return result.value as number;
  };
  for (let at = 0; at < 5; at += 1) await round();
  await expect.poll(count).toBeLessThanOrEqual(1);
});
