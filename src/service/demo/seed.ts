import JSZip from 'jszip';

import { describeDocument } from '#service/upload/describe-document.ts';
import type { Library } from '#service/storage/library.ts';
import type { DocumentRecord } from '#service/storage/document-record.ts';

import { demoLists } from './demo-lists.ts';

/** Builds the demo's two documents; the same bytes every time, so that seeding again changes nothing. */
export async function seedDemo(library: Library): Promise<void> {
  const sheet = await library.staging.receive(once(safetySheet()));
  await library.add(sheet, () =>
    withLinks(
      describeDocument({
        operation: 'document',
        assetId: 'PRESS-0042',
        fields: {
          displayname: 'HLP 46 SDS',
          organizationId: 'nordwerk',
          categoryId: 'safety-data-sheet',
          aiEnabled: false,
        },
        file: sheet,
        filename: 'HLP46_SDS_2024.pdf',
        mimetype: 'application/pdf',
        author: 'Karl Lund',
        now: new Date('2024-03-12T10:02:00.000Z'),
        lists: demoLists,
      }),
      {
        assetIds: ['PRESS-0042', 'PRESS-0043', 'TANK-007'],
        maintenanceIds: ['MNT-2024-0311', 'MNT-2025-0107'],
      },
    ),
  );
  const manual = await library.staging.receive(once(await pumpManual()));
  await library.add(manual, () =>
    withLinks(
      describeDocument({
        operation: 'manual',
        assetId: 'PUMP-310',
        fields: {
          displayname: 'A10 pump operator manual',
          organizationId: 'halden',
          categoryId: 'operating-manual',
          aiEnabled: false,
        },
        file: manual,
        filename: 'a10-operator-manual.zip',
        mimetype: 'application/zip',
        author: 'Mia Berg',
        now: new Date('2025-09-30T06:45:00.000Z'),
        lists: demoLists,
      }),
      { assetIds: ['PUMP-310'], maintenanceIds: [] },
    ),
  );
}

/** Demo documents have a history, which an upload can't create. */
const withLinks = (
  stored: DocumentRecord,
  links: Pick<DocumentRecord, 'assetIds' | 'maintenanceIds'>,
): DocumentRecord => {
  stored.document.languages.push('en', 'de');
  stored.document.supplierDocument = true;
  stored.document.supplierName = 'Lubrication Supplies Nord';
  return { ...stored, ...links };
};

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** Bytes of the stored safety data sheet; uploading them shows a duplicate. */
export const safetySheet = (): Buffer =>
  buildPdf(['Safety data sheet', 'HLP 46 hydraulic oil', 'Demo document without any legal meaning.']);

/** Builds a valid one-page PDF with lines of text (ISO 32000-1, section 7.5); Latin letters without brackets only. */
function buildPdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line}) Tj T*`).join(' ');
  const content = `BT /F1 14 Tf 20 TL 60 760 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(pdf.length);
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const tableOffset = pdf.length;
  pdf += `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  pdf += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${tableOffset}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}

async function pumpManual(): Promise<Uint8Array> {
  const date = new Date('2025-09-01T00:00:00Z');
  const zip = new JSZip();
  const files: Readonly<Record<string, string>> = {
    'index.html': page(
      'A10 axial piston pump',
      '<p>Operator manual.</p><p><a href="start-up.html">Starting up</a></p>',
    ),
    'start-up.html': page(
      'Starting up',
      '<ol><li>Fill the housing with filtered oil.</li><li>Bleed the suction line.</li></ol><p><a href="index.html">Back</a></p>',
    ),
    'style.css': 'body { font: 16px/1.5 sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }',
  };
  for (const [name, text] of Object.entries(files)) zip.file(name, text, { date });
  return zip.generateAsync({ type: 'uint8array', compression: 'STORE' });
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>` +
  `<link rel="stylesheet" href="style.css"><h1>${title}</h1>${body}</html>`;
