import { files, pdfName } from '../../fixtures/make-files.ts';
import { copyPicture } from '../clipboard.ts';
import { notInFirefox } from '../engine.ts';
import { throttle } from '../throttle.ts';
import type { Host } from './host.ts';
import { demoToken, expect, giveProps, hostProps, page as html, test as base, uploadsOn } from './test.ts';

declare global {
  interface Window {
    signedIn: boolean;
    /** Token returned by the host. */
    readonly given: string;
    readonly followed: unknown;
  }
}

interface Fixtures {
  /** Opens the page of a host with the tag and this script, before the element's script is loaded. */
  readonly openTag: (
    script: string,
    more?: { readonly attributes?: string; readonly beside?: string },
  ) => Promise<Host>;
}

const test = base.extend<Fixtures>({
  openTag: async ({ service, openHost }, provide) =>
    provide((script, { attributes = 'asset-id="PRESS-0042"', beside = '' } = {}) => {
      const tag = `<asset-document-upload base-url="${service.url}" ${attributes}></asset-document-upload>`;
      const body = `<main>${tag}</main><aside></aside>${beside}<script src="/host.js"></script>`;
      return openHost({ files: { '/': html(body), '/host.js': script } });
    }),
});

const loadElement = `import('/embed/asset-document-upload.js')`;

test('[EMBED-1][EMBED-4][EMBED-5] properties set before the script is loaded count, and the host can add files @quick', async ({
  page,
  service,
  documents,
  openTag,
}) => {
  await openTag(
    `const element = document.querySelector('asset-document-upload');
     Object.assign(element, ${hostProps(service.url)});
     element.metadata = { organization: { id: 'nordwerk', locked: true }, category: { id: 'operating-manual' } };
     ${loadElement}.then(() => element.setAttribute('asset-id', 'PRESS-0042'));`,
    { attributes: '' },
  );
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  await page.evaluate(() => {
    const file = new File(['Given by the host'], 'given.txt', { type: 'text/plain' });
    document.querySelector('asset-document-upload')!.addFiles([file]);
  });
  await expect(page.getByLabel('Owning organization', { exact: true })).toHaveValue('Nordwerk Pressen GmbH');
  await expect(page.getByLabel('Owning organization', { exact: true })).not.toBeEditable();
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('operating-manual');
  await documents.upload(1);
  await documents.expectStatus('given', 'Stored');
  expect(await uploadsOn(page)).toMatchObject([
    { assetId: 'PRESS-0042', fileName: 'given.txt', organizationId: 'nordwerk', status: 'stored' },
  ]);
});

test('[EMBED-2][EMBED-6] neither another asset nor a move within the document loses anything @quick', async ({
  page,
  service,
  documents,
  events,
  openTag,
}) => {
  await openTag(`${giveProps(service.url)} ${loadElement};`);
  // Slow enough to be running while the rest happens.
  await documents.choose(files.medium);
  await documents.chooseMetadata();
  const lift = await throttle(page, 500_000);
  await documents.upload(1);
  await documents.expectStatus('thermography', 'Uploading');
  await documents.choose(files.pdf);
  await page.evaluate(() => {
    const element = document.querySelector('asset-document-upload')!;
    element.assetId = 'TANK-007';
    element.remove();
    document.querySelector('aside')!.append(element);
  });
  await expect(page.getByText(pdfName).filter({ visible: true })).toHaveCount(0);
  await documents.expectStatus('thermography', 'Uploading');
  await page.evaluate(() => {
    document.querySelector('asset-document-upload')!.assetId = 'PRESS-0042';
  });
  await expect(page.getByLabel('Display name')).toHaveValue(pdfName);
  await lift();
  await expect.poll(() => events).toContain('stored thermography');
  expect(events.filter((each) => each === 'ready')).toHaveLength(1);
});

test('[EMBED-3] an invalid property is shown in place and logged once, and valid ones still apply', async ({
  page,
  service,
  documents,
  openTag,
  consoleErrors,
}) => {
  await openTag(`${giveProps(service.url)} ${loadElement};`);
  await documents.choose(files.pdf);
  await expect(page.getByLabel('Display name')).toHaveValue(pdfName);
  const set = (limits: unknown) =>
    page.evaluate((value) => {
      document.querySelector('asset-document-upload')!.limits = value as { maxFileSizeBytes: number };
    }, limits);
  await set({ maxFileSizeBytes: 'ten' });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('limits.maxFileSizeBytes isn’t valid.');
  await set({ maxFileSizeBytes: 'ten' });
  await set({ maxFileSizeBytes: 1e9 });
  await expect(alert).toHaveCount(0);
  await expect(page.getByLabel('Display name')).toHaveValue(pdfName);
  expect(consoleErrors.splice(0)).toEqual([
    'asset-document-upload: limits.maxFileSizeBytes isn’t valid. The guide and config.schema.json list what it can be.',
  ]);
});

test('[EMBED-11][EMBED-12] a host without a token gets one event, and another when a person asks in vain; nothing is lost or left behind @quick', async ({
  page,
  service,
  documents,
  events,
  openTag,
}) => {
  await openTag(
    `const element = document.querySelector('asset-document-upload');
     Object.assign(element, ${hostProps(service.url)});
     const fetchToken = ${demoToken(service.url)};
     globalThis.signedIn = true;
     element.getToken = async () => {
       if (!signedIn) throw new Error('Not signed in.');
       globalThis.given = await fetchToken();
       return given;
     };
     ${loadElement};`,
  );
  const setSignedIn = (value: boolean) =>
    page.evaluate((is) => {
      window.signedIn = is;
    }, value);
  await documents.choose(files.pdf);
  await documents.chooseMetadata();
  await setSignedIn(false);
  await documents.upload(1);
  await page.getByRole('alert').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Sign in to continue. Waiting uploads')).toBeVisible();
  await setSignedIn(true);
  await page.getByRole('alert').getByRole('button', { name: 'Sign in' }).click();
  await documents.expectStatus(pdfName, 'Stored');
  await expect(page.getByText('Sign in to continue. Waiting uploads')).toHaveCount(0);
  expect(events.filter((each) => each.startsWith('sign-in-needed'))).toHaveLength(2);

  const traces = await page.evaluate(async () => {
    const { given } = window;
    const element = document.querySelector('asset-document-upload')!;
    const texts = [
      element.outerHTML,
      element.shadowRoot!.innerHTML,
      location.href,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(element.uploads()),
    ];
    const open = indexedDB.open('asset-documents');
    await new Promise((resolve) => open.addEventListener('success', resolve));
    for (const store of ['records', 'known-documents']) {
      const all = open.result.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => all.addEventListener('success', resolve));
      texts.push(JSON.stringify(all.result));
    }
    open.result.close();
    return texts.filter((text) => text.includes(given) || text.includes(given.split('.')[1]!));
  });
  expect(traces).toEqual([]);
});

test('[EMBED-19] a part that fails to load can be loaded again, and the host page gets no error', async ({
  page,
  service,
  documents,
  openTag,
  consoleErrors,
}) => {
  notInFirefox('failedImport');
  let isBroken = true;
  await page.route('**/chunks/embed-deferred-chunk-*', (route) =>
    isBroken ? route.abort() : route.fallback(),
  );
  const hostErrors: string[] = [];
  await page.exposeFunction('noteError', (text: string) => hostErrors.push(text));
  await openTag(
    `for (const type of ['error', 'unhandledrejection', 'vite:preloadError'])
       addEventListener(type, (event) => noteError(event.type));
     ${giveProps(service.url)} ${loadElement};`,
  );
  await documents.choose(files.pdf);
  await expect(page.getByText('Part of this page couldn’t be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toHaveCount(0);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  isBroken = false;
  await expect(async () => {
    // A part that is shown meanwhile, such as the note about waiting files, loads the code as well.
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(page.getByLabel('Display name')).toHaveValue(pdfName, { timeout: 3000 });
  }).toPass();
  expect(hostErrors).toEqual([]);
  expect(consoleErrors.splice(0)).toEqual([]);
});

test.describe('the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('[ADD-1][EMBED-16] files pasted within the element are chosen, and those pasted beside it are the host’s', async ({
    page,
    service,
    events,
    openTag,
  }) => {
    await openTag(`${giveProps(service.url)} ${loadElement};`, { beside: '<button>Beside it</button>' });
    await expect.poll(() => events).toContain('ready');
    const paste = await copyPicture(page);
    const rows = page.getByLabel('Display name');
    await page.getByRole('button', { name: 'Beside it' }).focus();
    await paste();
    await page.getByRole('button', { name: 'Choose folder' }).focus();
    await expect(rows).toHaveCount(0);
    await paste();
    await expect(rows).toHaveCount(1);
    await expect(rows).toHaveValue(/^PRESS-0042/);
  });
});
