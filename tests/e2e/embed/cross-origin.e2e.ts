import { strictPolicy } from './host.ts';
import { expect, mountPage, test } from './test.ts';
import { uploadEverything } from './upload-everything.ts';

test('[EMBED-14][EMBED-15] a page of another origin than the element, under the same policy, without a worker @quick', async ({
  page,
  service,
  startHost,
  openHost,
  documents,
  violations,
  events,
}) => {
  const scripts = await startHost();
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await openHost({
    policy: strictPolicy(service.url, scripts.url),
    files: mountPage(scripts.url, service.url),
  });
  await uploadEverything(documents, events);
  expect(workers).toEqual([]);
  expect(violations).toEqual([]);
});
