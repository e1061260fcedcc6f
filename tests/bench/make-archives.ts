import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { deflateRawSync } from 'node:zlib';

import { crc32 } from '../../src/zip/crc32.ts';

interface Written {
  readonly name: string;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/** Contents of an archive of the bench. */
export interface Recipe {
  readonly pages: number;
  readonly pageBytes: number;
  readonly pictures: number;
  readonly pictureBytes: number;
}

/**
 * Writes a manual to disk entry by entry, so that only the disk limits its size. The same recipe gives the same bytes.
 */
export async function writeArchive(
  path: string,
  { pages, pageBytes, pictures, pictureBytes }: Recipe,
): Promise<void> {
  const out = createWriteStream(path);
  const entries: Written[] = [];
  let offset = 0;
  const put = async (bytes: Uint8Array): Promise<void> => {
    offset += bytes.length;
    if (!out.write(bytes)) await once(out, 'drain');
  };
  const add = async (name: string, content: Uint8Array, level: number): Promise<void> => {
    const data = deflateRawSync(content, { level });
    const entry = { name, crc: crc32(content), packed: data.length, size: content.length, offset };
    entries.push(entry);
    await put(localHeader(entry));
    await put(data);
  };
  for (let at = 0; at < pages; at += 1) {
    await add(pageName(at), pageOf(at, pages, pageBytes), 6);
  }
  for (let at = 0; at < pictures; at += 1) await add(`img/${at}.jpg`, pictureOf(at, pictureBytes), 1);
  const directoryOffset = offset;
  for (const entry of entries) await put(centralRecord(entry));
  await put(endRecord(entries.length, offset - directoryOffset, directoryOffset));
  out.end();
  await once(out, 'finish');
}

const pageName = (at: number): string =>
  at === 0 ? 'index.html' : `chapter-${Math.floor(at / 200)}/page-${at}.html`;

const words =
  'press pump valve stop check torque filter bearing shaft oil level sensor warning hose clamp bolt'.split(
    ' ',
  );

/** A page like those of generators: navigation on top, then sections with IDs, text and links to other pages. */
function pageOf(at: number, pages: number, bytes: number): Uint8Array {
  const random = randomOf(at + 1);
  const up = at === 0 ? '' : '../';
  const parts = [
    `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>Page ${at}</title></head><body>\n`,
  ];
  let length = 0;
  for (let section = 0; length < bytes; section += 1) {
    const prose = Array.from({ length: 60 }, () => words[Math.floor(random() * words.length)]).join(' ');
    const target = Math.floor(random() * pages);
    const text = `<section id="s${section}"><h2>${section}. ${prose.slice(0, 30)}</h2>\n<p class="body">${prose} <a class="reference internal" href="${up}${pageName(target)}#s0">page ${target}</a>, <code>${section * 7}</code>.</p></section>\n`;
    parts.push(text);
    length += text.length;
  }
  return new TextEncoder().encode(parts.join(''));
}

/** Bytes that no packer makes smaller, like those of a photo. */
function pictureOf(at: number, bytes: number): Uint8Array {
  const random = randomOf(at + 1_000_003);
  const picture = new Uint32Array(Math.ceil(bytes / 4)).map(() => random() * 2 ** 32);
  const content = new Uint8Array(picture.buffer);
  content.set([0xff, 0xd8, 0xff]);
  return content;
}

/** mulberry32: small, fast, and the same everywhere. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function localHeader({ name, crc, packed, size }: Written): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(packed, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name)]);
}

function centralRecord({ name, crc, packed, size, offset }: Written): Buffer {
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(20, 4);
  record.writeUInt16LE(20, 6);
  record.writeUInt16LE(8, 10);
  record.writeUInt32LE(crc, 16);
  record.writeUInt32LE(packed, 20);
  record.writeUInt32LE(size, 24);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt32LE(offset, 42);
  return Buffer.concat([record, Buffer.from(name)]);
}

function endRecord(count: number, bytes: number, offset: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(bytes, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}
