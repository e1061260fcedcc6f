import { files } from '../../fixtures/make-files.ts';
import { strictPolicy } from './host.ts';
import { expect, giveProps, tagPage, test, uploadsOn } from './test.ts';

const tagWithCode = (service: string, code: string) =>
  `<asset-document-upload asset-code="${code}" base-url="${service}"></asset-document-upload>`;

test("[EMBED-33][EMBED-14] with a code, the element finds the asset in the service of another origin, under the host's policy @firefox", async ({
  page,
  service,
  openHost,
  documents,
  violations,
}) => {
  await openHost({
    policy: strictPolicy(service.url),
    files: tagPage(
      tagWithCode(service.url, 'https://id.halden.example/A10/Serial-Nr-5678'),
      `${giveProps(service.url)}
       document.querySelector('asset-document-upload').config = { assetLookup: '${service.url}/library/assets' };`,
    ),
  });
  await documents.choose(files.pdf);
  await expect.poll(async () => (await uploadsOn(page)).length).toBe(0);
  await documents.chooseMetadata();
  await documents.upload(1);
  await expect.poll(async () => (await uploadsOn(page)).map(({ assetId }) => assetId)).toEqual(['PUMP-310']);
  expect(violations).toEqual([]);
});
