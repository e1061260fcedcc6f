import type { OleType } from '#file-type/file-type.ts';
import type { ByteSource } from '#lib/byte-source.ts';

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
  const main = mainStream(streams);
  if (main === undefined) return { type: 'ole', findings: [] };
  const { stream, type } = main;
  const findings: DocumentFinding[] = [];
  if (type === 'encrypted-office' || (await isProtected(type, stream, streams))) {
    findings.push(documentFinding('OFFICE-PASSWORD'));
  }
  const ending = legacyEndings[type];
  if (ending !== undefined) findings.push(documentFinding('OFFICE-LEGACY', { ending }));
  if (streams.some(({ name }) => macroStorages.has(name))) findings.push(documentFinding('OFFICE-MACROS'));
  return { type, findings: inDisplayOrder(findings) };
}

interface MainStream {
  readonly stream: OleStream;
  readonly type: OleType;
}

function mainStream(streams: readonly OleStream[]): MainStream | undefined {
  const top = streams.filter(({ isTopLevel }) => isTopLevel);
  for (const [name, type] of Object.entries(kinds)) {
    const stream = top.find((one) => one.name === name);
    if (stream) return { stream, type };
  }
  return undefined;
}

/** Returns true if the first bytes of a document say that the rest is encrypted. */
async function isProtected(
  type: OleType,
  stream: OleStream,
  streams: readonly OleStream[],
): Promise<boolean> {
  if (type === 'ppt') return streams.some(({ name }) => name === 'EncryptedSummary');
  const bytes = await stream.readStart();
  if (bytes === undefined || bytes.length < 512) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // MS-DOC 2.5.2: fEncrypted in the flags of the file information block.
  if (type === 'doc') return (view.getUint16(10, true) & 0x100) !== 0;
  return type === 'xls' && hasFilePass(view);
}

/** Returns true if a FILEPASS record follows the first record of a workbook (MS-XLS 2.1.7.20.1). */
function hasFilePass(view: DataView): boolean {
  const filePass = 0x2f;
  // WRITEPROTECT may be between BOF and FILEPASS.
  const writeProtect = 0x86;
  let at = 4 + view.getUint16(2, true);
  while (at + 4 <= view.byteLength && view.getUint16(at, true) === writeProtect) {
    at += 4 + view.getUint16(at + 2, true);
  }
  return at + 4 <= view.byteLength && view.getUint16(at, true) === filePass;
}
