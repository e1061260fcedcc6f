import type { EmbedEventMap } from '#app/embed/contract/events.ts';

import { wordDocument } from '../../fixtures/office-files.ts';
import { fileOf, paintJpeg } from '../thumbnail-files.ts';

import { strictPolicy } from './host.ts';
import { expect, giveProps, tag, tagPage, test } from './test.ts';

declare global {
  interface Window {
    readonly noteInspected: (text: string) => void;
  }
}

test('[DOCUMENT-16][DOCUMENT-17][DOCUMENT-22] files are inspected under the strict policy of a host, which receives the findings', async ({
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
  const inspected: string[] = [];
  await page.exposeFunction('noteInspected', (text: string) => inspected.push(text));
  await page.evaluate(() => {
    addEventListener('asset-document-upload:inspected', (event) => {
      const { fileName, findings } = (event as EmbedEventMap['asset-document-upload:inspected']).detail;
      const codes = findings.map(({ code, severity }) => `${code} ${severity}`);
      window.noteInspected([fileName, ...codes].join(': '));
    });
  });
  const jpeg = await paintJpeg(page);
  await documents.within
    .getByLabel('Chosen files')
    .setInputFiles([
      fileOf('damaged.docx', wordDocument({ central: { crc: 1 }, local: { crc: 1 } })),
      fileOf('cut-off.jpg', jpeg.subarray(0, jpeg.length - 500)),
      fileOf('letter.docx', wordDocument()),
    ]);
  const finding = (name: string) => page.getByRole('group', { name }).locator('.document__finding');
  await expect(finding('damaged.docx')).toHaveText('Damaged');
  await expect(finding('cut-off.jpg')).toHaveText('Damaged image');
  await expect
    .poll(() => inspected.toSorted())
    .toEqual(['cut-off.jpg: IMAGE-DAMAGED warning', 'damaged.docx: OFFICE-DAMAGED warning', 'letter.docx']);
  expect(violations).toEqual([]);
});
