import { startHost, strictPolicy } from './host.ts';
import { expect, hostProps, page as html, test } from './test.ts';
import { doWholeJob } from './whole-job.ts';

test('[E14][E15] a page of another origin than the element, under the same policy, without a worker', async ({
  page,
  hostPort,
  service,
  documents,
  violations,
  told,
}) => {
  const scripts = await startHost();
  const host = await startHost({
    port: hostPort,
    policy: strictPolicy(service.url, scripts.url),
    files: {
      '/': html(`<div id="place"></div><script type="module" src="/host.js"></script>`),
      '/host.js': `
        import { mount } from '${scripts.url}/embed/asset-document-upload.js';
        mount(document.querySelector('#place'), {
          assetId: 'PRESS-0042', baseUrl: '${service.url}/', ...${hostProps(service.url)}
        });`,
    },
  });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(host.url);
  await doWholeJob(documents, told);
  expect(workers).toEqual([]);
  expect(violations).toEqual([]);
  await host.close();
  await scripts.close();
});
