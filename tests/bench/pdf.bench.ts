import { createWriteStream, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

import { streamOf } from '../fixtures/pdf-files.ts';
import { expect, test } from '../e2e/test.ts';

import { ours, record, type Figure } from './figures.ts';
import { watchGrowth } from './process-memory.ts';

/** A PDF whose pages are pictures of so many bytes, or text. */
interface Recipe {
  readonly pages: number;
  readonly pictureBytes: number;
  readonly isCutOff?: boolean;
}

const figures: Figure[] = [];
const keep = (figure: Omit<Figure, 'who'>): void => {
  figures.push({ ...figure, who: ours });
  record({ ...figure, who: ours });
};

// What is measured here alone has a file of its own.
test.afterAll(() =>
  writeFileSync(resolve('tests/bench/pdf.results.json'), `${JSON.stringify(figures, null, 2)}\n`),
);

test('what is downloaded for the first PDF', () => {
  const folder = resolve('dist/assets');
  const name = readdirSync(folder).find((file) => /^pdf\.worker.*\.js$/.test(file))!;
  const sizeKb = gzipSync(readFileSync(join(folder, name))).length / 1000;
  keep({ work: 'code that reads PDFs', size: 1, sizeUnit: 'once', value: sizeKb, unit: 'kB gzip' });
});

for (const [name, recipe, finding, bounds] of [
  ['300 pages of text', { pages: 300, pictureBytes: 0 }, 'Contains scripts', { ms: 5000, MiB: 150 }],
  ['a scan of 200 MB', { pages: 100, pictureBytes: 2e6 }, 'Scan without text', { ms: 5000, MiB: 150 }],
  ['a scan of 1 GB', { pages: 500, pictureBytes: 2e6 }, 'Scan without text', { ms: 5000, MiB: 150 }],
  [
    '200 MB, cut off',
    { pages: 100, pictureBytes: 2e6, isCutOff: true },
    'Damaged: cut off',
    { ms: 5000, MiB: 150 },
  ],
] as const satisfies readonly (readonly [
  string,
  Recipe,
  string,
  { readonly ms: number; readonly MiB: number },
])[]) {
  test(`the inspection and the picture of ${name}`, async ({ page, assetPage, browser }) => {
    test.setTimeout(600_000);
    const path = await write(recipe);
    await assetPage.expectSignedIn();
    const devtools = await browser.newBrowserCDPSession();
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const grownMiB = watchGrowth(processInfo.map(({ id }) => id));
    const start = performance.now();
    await assetPage.choose(path);
    await expect(page.locator('.document__finding')).toHaveText(finding);
    const inspectedMs = performance.now() - start;
    if (finding !== 'Damaged: cut off') await expect(page.locator('canvas.glyph')).toHaveCount(1);
    const drawnMs = performance.now() - start;
    // What is kept for a while counts, too.
    await page.waitForTimeout(1000);
    const size = recipe.pages * recipe.pictureBytes;
    const row = { size: size || recipe.pages, sizeUnit: size > 0 ? 'bytes' : 'once' } as const;
    keep({
      ...row,
      work: `${name}: inspected, code loaded`,
      value: inspectedMs,
      unit: 'ms',
      bound: bounds.ms,
    });
    keep({ ...row, work: `${name}: and drawn`, value: drawnMs, unit: 'ms' });
    keep({ ...row, work: `${name}: memory`, value: grownMiB(), unit: 'MiB', bound: bounds.MiB });
  });
}

/** Writes a PDF of one recipe and returns its path; kept between runs. */
async function write({ pages, pictureBytes, isCutOff = false }: Recipe): Promise<string> {
  const folder = resolve('node_modules/.cache/bench-documents');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `pages-${pages}-${pictureBytes}-${isCutOff}.pdf`);
  const file = createWriteStream(path);
  const offsets: number[] = [];
  let length = 0;
  const put = async (bytes: Buffer | string): Promise<void> => {
    length += bytes.length;
    if (!file.write(bytes, 'latin1')) await once(file, 'drain');
  };
  const putObject = async (content: Buffer | string): Promise<void> => {
    offsets.push(length);
    await put(`${offsets.length} 0 obj\n`);
    await put(content);
    await put('\nendobj\n');
  };
  const each = pictureBytes > 0 ? 3 : 2;
  const kids = Array.from({ length: pages }, (_, at) => `${4 + at * each} 0 R`).join(' ');
  await put('%PDF-1.7\n');
  await putObject('<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (0) >> >>');
  await putObject(`<< /Type /Pages /Count ${pages} /Kids [${kids}] /MediaBox [0 0 595 842] >>`);
  await putObject('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (let at = 0; at < pages; at += 1) {
    const number = 4 + at * each;
    const resources = `/Font << /F 3 0 R >>${pictureBytes > 0 ? ` /XObject << /I ${number + 2} 0 R >>` : ''}`;
    await putObject(
      `<< /Type /Page /Parent 2 0 R /Contents ${number + 1} 0 R /Resources << ${resources} >> >>`,
    );
    if (pictureBytes === 0) {
      const lines = Array.from({ length: 50 }, (_, line) => `(Step ${line}: tighten the screws.) Tj T*`);
      await putObject(streamOf(`BT /F 12 Tf 14 TL 40 800 Td ${lines.join(' ')} ET`));
      continue;
    }
    await putObject(streamOf('595 0 0 842 0 0 cm /I Do'));
    const dictionary = `<< /Subtype /Image /Width 1000 /Height ${pictureBytes / 1000} /BitsPerComponent 8 /ColorSpace /DeviceGray /Length ${pictureBytes} >>`;
    await putObject(
      Buffer.concat([
        Buffer.from(`${dictionary}\nstream\n`),
        randomBytes(pictureBytes),
        Buffer.from('\nendstream'),
      ]),
    );
  }
  const start = length;
  if (!isCutOff) {
    const lines = offsets.map((offset) => `${`${offset}`.padStart(10, '0')} 00000 n \n`);
    await put(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${lines.join('')}`);
    await put(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  }
  file.end();
  await once(file, 'close');
  return path;
}
