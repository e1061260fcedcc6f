import type { OleType } from '#file-type/file-type.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';

import {
  documentFinding,
  inDisplayOrder,
  type DocumentFinding,
  type DocumentReport,
} from '../document-report.ts';
import { readOleDirectory, type OleStream } from './ole.ts';

/** Streams that only one kind of document has. */
const kinds: Readonly<Record<string, OleType>> = {
  EncryptedPackage: 'encrypted-office',
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  'PowerPoint Document': 'ppt',
  VisioDocument: 'visio',
  '__properties_version1.0': 'outlook',
};

/** Storages of macros in Word, in Excel and PowerPoint. */
const macroStorages = new Set(['Macros', '_VBA_PROJECT_CUR', 'VBA']);

/** Old formats of Office, with the ending of each. */
const legacyEndings: Readonly<Partial<Record<OleType, string>>> = { doc: '.doc', xls: '.xls', ppt: '.ppt' };

/** Inspects a compound file: old Office documents, and the new ones with a password. */
export async function inspectOle(file: ByteSource): Promise<DocumentReport> {
  const streams = await readOleDirectory(file);
  if (streams === undefined) return { type: 'ole', findings: [documentFinding('OFFICE-DAMAGED')] };
  const type = Object.entries(kinds).find(([name]) => isTop(streams, name))?.[1];
  if (type === undefined) return { type: 'ole', findings: [] };
  const findings: DocumentFinding[] = [];
  if (type === 'encrypted-office') findings.push(documentFinding('OFFICE-PASSWORD'));
  const ending = legacyEndings[type];
  if (ending !== undefined) findings.push(documentFinding('OFFICE-LEGACY', { ending }));
  if (streams.some(({ name }) => macroStorages.has(name))) findings.push(documentFinding('OFFICE-MACROS'));
  return { type, findings: inDisplayOrder(findings) };
}

const isTop = (streams: readonly OleStream[], wanted: string): boolean =>
  streams.some(({ name, isTopLevel }) => isTopLevel && name === wanted);
