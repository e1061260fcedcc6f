import { expect, type BrowserContext, type Frame, type Page } from '@playwright/test';

import { serveArchive } from '../support/serve-archive.ts';
import type { PreviewPage } from './preview-page.ts';

/** Content of a page as a reader sees it. */
interface Seen {
  readonly text: string;
  /** Widths of the pictures in order; 0 for a missing one. */
  readonly pictures: readonly number[];
}

interface CompareOptions {
  readonly archive: string;
  readonly context: BrowserContext;
  readonly preview: PreviewPage;
  readonly howMany: number;
}

/**
 * Compares the pages of an open preview with the same files on a plain web server; returns their number. A page whose
 * script shows other content when it is opened from a folder is compared with that.
 */
export async function comparePages({ archive, context, preview, howMany }: CompareOptions): Promise<number> {
  const served = await serveArchive(archive);
  const plain = await context.newPage();
  await plain.route(
    (url) => url.href.startsWith('http') && !url.href.startsWith(served.url),
    (route) => route.abort(),
  );
  // As wide as the frame, since content hidden at a width has no text.
  const width = await preview.frame().evaluate(() => innerWidth);
  await plain.setViewportSize({ width, height: 800 });
  const pages = served.files.filter((name) => /\.html?$/.test(name)).toSorted();
  const step = Math.max(1, Math.floor(pages.length / howMany));
  const chosen = pages.filter((_, at) => at % step === 0).slice(0, howMany);
  for (const path of chosen) {
    await preview.goTo(path);
    const wanted: Seen[] = [];
    for (const root of [served.url, served.folderUrl]) {
      await plain.goto(root + path.split('/').map(encodeURIComponent).join('/'));
      wanted.push(await settled(plain));
    }
    const differences = async (): Promise<string> => {
      const seen = await settled(preview.frame());
      const found = wanted.map((one) => difference(one, seen));
      return found.includes('') ? '' : found.join('; ');
    };
    await expect.poll(differences, { message: path }).toBe('');
  }
  await plain.close();
  await served.stop();
  return chosen.length;
}

/** Returns the first difference between two readers; empty if there is none. */
function difference(one: Seen, other: Seen): string {
  if (one.pictures.join() !== other.pictures.join()) {
    return `pictures ${one.pictures.join()} / ${other.pictures.join()}`;
  }
  if (one.text === other.text) return '';
  const at = one.text.split('').findIndex((letter, index) => letter !== other.text[index]);
  const from = Math.max(0, at - 40);
  return `text at ${at}: "${one.text.slice(from, at + 40)}" / "${other.text.slice(from, at + 40)}"`;
}

/** Returns the content once no script has changed the text for a while. */
async function settled(page: Page | Frame): Promise<Seen> {
  let before = await page.evaluate(see);
  for (;;) {
    await page.waitForTimeout(100);
    const seen = await page.evaluate(see);
    if (seen.text === before.text && seen.pictures.join() === before.pictures.join()) return seen;
    before = seen;
  }
}

function see(): Seen {
  return {
    text: document.body.innerText.replace(/\s+/g, ' ').trim(),
    pictures: [...document.images].map((one) =>
      // The placeholder of the preview.
      one.src.startsWith('data:image/svg+xml,%3Csvg%20xmlns') ? 0 : one.naturalWidth,
    ),
  };
}
