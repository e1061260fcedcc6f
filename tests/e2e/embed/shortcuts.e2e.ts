import { files, pdfName } from '../../fixtures/make-files.ts';
import { expect, giveProps, tag, tagPage, test } from './test.ts';

/** A host with shortcuts on its document. One ignores text fields that it can recognize; one handles every key. */
const shortcuts = `
  globalThis.hostKeys = { bubbling: [], capturing: [] };
  const isTextField = ({ target }) => target.matches('input, textarea, select');
  for (const type of ['keydown', 'keypress', 'keyup']) {
    document.addEventListener(type, (event) => {
      if (isTextField(event)) return;
      hostKeys.bubbling.push(type + ' ' + event.key);
      if (event.key.length === 1) event.preventDefault();
    });
    document.addEventListener(type, (event) => {
      if (event.composedPath()[0].matches('input, textarea, select')) return;
      hostKeys.capturing.push(type + ' ' + event.key);
    }, { capture: true });
  }`;

const hostKeys = 'globalThis.hostKeys';

test('[EMBED-30] shortcuts of the host get no letters typed into the element', async ({
  page,
  service,
  openHost,
  documents,
}) => {
  await openHost({ files: tagPage(tag(service.url), `${shortcuts} ${giveProps(service.url)}`) });
  await documents.choose(files.pdf);
  const name = page.getByLabel('Display name');
  await expect(name).toHaveValue(pdfName);
  await name.fill('');
  await page.evaluate(`${hostKeys}.bubbling.length = 0; ${hostKeys}.capturing.length = 0`);
  await name.pressSequentially('Jack is here');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowLeft');
  await expect(name).toHaveValue('Jack is her');
  expect(await page.evaluate(hostKeys)).toEqual({ bubbling: [], capturing: [] });

  // Keys of the page reach the host.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('F2');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(`${hostKeys}.bubbling.filter((each) => each.startsWith('keydown'))`)).toEqual([
    'keydown Escape',
    'keydown Control',
    'keydown b',
    'keydown F2',
    'keydown Tab',
  ]);

  // Keys on a button aren't typing.
  await page.evaluate(`${hostKeys}.bubbling.length = 0`);
  await page.getByRole('button', { name: 'Add files' }).focus();
  await page.keyboard.press('j');
  expect(await page.evaluate(hostKeys)).toMatchObject({ bubbling: ['keydown j', 'keyup j'] });
});
