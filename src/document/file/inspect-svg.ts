import { Parser } from 'htmlparser2';

import type { ByteSource } from '#lib/file/byte-source.ts';

import { documentFinding, type DocumentReport } from '../document-report.ts';
import { readSlices } from './read-slices.ts';

/** Bytes of a drawing that are parsed. */
const maxReadBytes = 64 * 2 ** 20;

/** Inspects an SVG drawing: a script in it would run where it is shown as a page. */
export async function inspectSvg(file: ByteSource): Promise<DocumentReport> {
  return { type: 'svg', findings: (await hasScript(file)) ? [documentFinding('SVG-SCRIPT')] : [] };
}

async function hasScript(file: ByteSource): Promise<boolean> {
  let isFound = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        isFound ||= isScript(name) || Object.entries(attributes).some(isScriptAttribute);
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for await (const bytes of readSlices(file, Math.min(file.size, maxReadBytes))) {
    parser.write(decoder.decode(bytes, { stream: true }));
    if (isFound) return true;
  }
  parser.end();
  return isFound;
}

/** The name may have a namespace prefix. */
const isScript = (name: string): boolean => /^(?:\w+:)?script$/i.test(name);

const isScriptAttribute = ([name, value]: readonly [string, string]): boolean =>
  // Browsers ignore control characters and spaces within the scheme.
  /^on[a-z]+$/i.test(name) || /^javascript:/i.test(value.replace(/[\p{Cc}\s]/gu, ''));
