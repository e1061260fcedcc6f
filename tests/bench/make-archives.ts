import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Writable } from 'node:stream';

import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';

import { createRandom } from '../support/random.ts';

/** Contents of an archive of the bench. */
export interface Recipe {
  readonly pages: number;
  readonly pageBytes: number;
  readonly pictures: number;
  readonly pictureBytes: number;
}

const folder = resolve('node_modules/.cache/bench-archives');

/**
 * Returns the path of a manual, which is written once, entry by entry, so that only the disk limits its size. The same
 * recipe gives the same contents.
 */
export async function archiveOf(
  name: string,
  { pages, pageBytes, pictures, pictureBytes }: Recipe,
): Promise<string> {
  const path = join(folder, `${name}.zip`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const zip = new ZipWriter(Writable.toWeb(createWriteStream(path)), {
    dataDescriptor: false,
    extendedTimestamp: false,
    keepOrder: true,
  });
  for (let at = 0; at < pages; at += 1) {
    await zip.add(pageName(at), new Uint8ArrayReader(pageOf(at, pages, pageBytes)));
  }
  for (let at = 0; at < pictures; at += 1) {
    await zip.add(`img/${at}.jpg`, new Uint8ArrayReader(pictureOf(at, pictureBytes)), { level: 1 });
  }
  await zip.close();
  return path;
}

const pageName = (at: number): string =>
  at === 0 ? 'index.html' : `chapter-${Math.floor(at / 200)}/page-${at}.html`;

const words =
  'press pump valve stop check torque filter bearing shaft oil level sensor warning hose clamp bolt'.split(
    ' ',
  );

/** A page like those of generators: navigation on top, then sections with IDs, text and links to other pages. */
function pageOf(at: number, pages: number, bytes: number): Uint8Array {
  const { below } = createRandom(at + 1);
  const up = at === 0 ? '' : '../';
  const parts = [
    `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>Page ${at}</title></head><body>\n`,
  ];
  let length = 0;
  for (let section = 0; length < bytes; section += 1) {
    const prose = Array.from({ length: 60 }, () => words[below(words.length)]).join(' ');
    const target = below(pages);
    const text = `<section id="s${section}"><h2>${section}. ${prose.slice(0, 30)}</h2>\n<p class="body">${prose} <a class="reference internal" href="${up}${pageName(target)}#s0">page ${target}</a>, <code>${section * 7}</code>.</p></section>\n`;
    parts.push(text);
    length += text.length;
  }
  return new TextEncoder().encode(parts.join(''));
}

/** Bytes that no packer makes smaller, like those of a photo. */
function pictureOf(at: number, bytes: number): Uint8Array {
  const { next } = createRandom(at + 1_000_003);
  const picture = new Uint32Array(Math.ceil(bytes / 4)).map(() => next() * 2 ** 32);
  const content = new Uint8Array(picture.buffer);
  content.set([0xff, 0xd8, 0xff]);
  return content;
}
