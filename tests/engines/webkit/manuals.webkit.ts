import { buildZip } from '../../fixtures/build-zip.ts';
import { expectCount, expectText, inManual } from './asset-page.ts';
import { expect, test, write } from './test.ts';

const zip = (entries: Readonly<Record<string, string>>): Uint8Array =>
  buildZip(Object.entries(entries).map(([name, data]) => ({ name, data })));

test('[PREVIEW-14][PREVIEW-15] preview: pages, styles, frames and links work as in a local folder, without scripts', async ({
  tab,
  assetPage,
}) => {
  await assetPage.choose(
    write(
      'manual.zip',
      zip({
        'index.html': `<!doctype html><title>Start</title><link rel="stylesheet" href="main.css"><h1>Start</h1>
          <a href="frames.html">Two</a><script>document.querySelector('h1').textContent = 'ran'</script>`,
        'main.css': 'h1 { color: rgb(1, 2, 3) }',
        'frames.html':
          '<frameset cols="50%,50%"><frame name="toc" src="toc.html"><frame name="content" src="one.html"></frameset>',
        'toc.html': '<a target="content" href="two.html">Two</a>',
        'one.html': '<h1>One</h1>',
        'two.html': '<h1>Two</h1>',
      }),
    ),
  );
  await assetPage.chosen('manual.zip').role('button', 'Preview').click();
  const dialog = tab.role('dialog', /^Preview of /);
  await expectText(dialog.css('.preview__where'), 'index.html');
  await inManual(tab, async (page) => {
    expect(await page.css('h1').read()).toBe('Start');
    expect(await page.css('h1').evaluate((each) => getComputedStyle(each).color)).toBe('rgb(1, 2, 3)');
    await page.css('a').click();
  });
  await expectText(dialog.css('.preview__where'), 'frames.html');
  await inManual(tab, async (page) => page.css('a').click(), 'frame[name=toc]');
  await inManual(tab, async (page) => expect(await page.css('h1').read()).toBe('Two'), 'frame[name=content]');
  await dialog.role('button', 'Back').click();
  await expectText(dialog.css('.preview__where'), 'index.html');
  await dialog.role('button', 'Close preview').click();
  await expectCount(dialog, 0);
});
