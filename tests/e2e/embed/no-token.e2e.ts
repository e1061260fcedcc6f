import { files } from '../../fixtures/make-files.ts';

import { demoToken, expect, hostProps, tag, tagPage, test } from './test.ts';
import { pdfName } from './upload-everything.ts';

declare global {
  interface Window {
    answer: string;
    readonly giveLate: () => Promise<void>;
  }
}

/** A host whose token function does what `globalThis.answer` says. */
const controlledHost = (service: string) => `
  const element = document.querySelector('asset-document-upload');
  Object.assign(element, ${hostProps(service)});
  const fetchToken = ${demoToken(service)};
  globalThis.requests = [];
  globalThis.reasons = [];
  element.addEventListener('asset-document-upload:sign-in-needed', ({ detail }) => reasons.push(detail.reason));
  const answers = {
    token: fetchToken,
    // A token that isn't signed by a known provider.
    wrong: async () => 'e30.' + btoa(JSON.stringify({ sub: 'm.berg' })) + '.' + requests.length,
    nothing: () => new Promise((resolve) => { globalThis.giveLate = async () => resolve(await fetchToken()); }),
    rejection: () => Promise.reject(new Error('Not signed in.')),
    offline: () => Promise.reject(Object.assign(new Error('Offline.'), { name: 'NetworkError' })),
  };
  globalThis.answer ??= 'token';
  element.getToken = ({ reason }) => {
    requests.push(reason);
    return answers[answer]();
  };`;

const read = (key: 'requests' | 'reasons') => `globalThis.${key}`;

test('[EMBED-28] a host that never answers at the start is reported after 30 seconds and can be asked again', async ({
  page,
  service,
  openHost,
  documents,
  consoleErrors,
}) => {
  await page.clock.install();
  await openHost({
    files: tagPage(tag(service.url), `globalThis.answer = 'nothing'; ${controlledHost(service.url)}`),
  });
  await expect.poll(() => page.evaluate(read('requests'))).toEqual(['initial']);
  await page.clock.fastForward(29_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(1000);
  await expect(page.getByRole('alert')).toContainText('Sign-in is taking longer than expected.');
  expect(await page.evaluate(read('reasons'))).toEqual(['no-answer']);
  expect(consoleErrors.splice(0)).toEqual([
    'asset-document-upload: getToken has not answered for 30 seconds. A later answer still counts.',
  ]);

  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(read('requests'))).toEqual(['initial', 'initial']);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.evaluate(() => window.giveLate());
  await documents.choose(files.pdf);
  await documents.chooseMetadata();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[EMBED-11] a host that rejects at the start: the element says so and asks again on request', async ({
  page,
  service,
  openHost,
  documents,
}) => {
  await openHost({
    files: tagPage(tag(service.url), `globalThis.answer = 'rejection'; ${controlledHost(service.url)}`),
  });
  await expect(page.getByRole('alert')).toContainText('Sign in to continue.');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => page.evaluate(read('reasons'))).toEqual(['no-token', 'no-token']);
  await page.evaluate(() => {
    window.answer = 'token';
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await documents.choose(files.pdf);
  await documents.chooseMetadata();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[EMBED-28] a host without a connection at the start is asked again automatically', async ({
  page,
  service,
  openHost,
  documents,
}) => {
  await openHost({
    files: tagPage(tag(service.url), `globalThis.answer = 'offline'; ${controlledHost(service.url)}`),
  });
  await expect(page.getByRole('alert')).toContainText('Retrying automatically.');
  await page.evaluate(() => {
    window.answer = 'token';
    dispatchEvent(new Event('online'));
  });
  await documents.choose(files.pdf);
  await documents.chooseMetadata();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(read('reasons'))).toEqual([]);
});

test('[EMBED-29] a token that the service rejects twice: a sign-in is offered, and the upload is stored after it', async ({
  page,
  service,
  openHost,
  documents,
  consoleErrors,
}) => {
  await openHost({ files: tagPage(tag(service.url), controlledHost(service.url)) });
  await documents.choose(files.pdf);
  await documents.chooseMetadata();
  await page.evaluate(() => {
    window.answer = 'wrong';
  });
  await documents.upload(1);
  await expect(page.getByRole('alert')).toContainText('The service doesn’t accept your sign-in.');
  expect(await page.evaluate(read('reasons'))).toEqual(['token-rejected']);
  expect(consoleErrors.splice(0)).toEqual([
    expect.stringContaining('the service answered 401 to a token that getToken had just renewed.'),
  ]);
  await page.evaluate(() => {
    window.answer = 'token';
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await documents.expectStatus(pdfName, 'Stored');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The host got the rejected token to avoid; the next attempt asks without one, like any attempt.
  const requests = await page.evaluate<string[]>(read('requests'));
  expect(requests.slice(-3)).toEqual(['expired', 'expired', 'initial']);
});
