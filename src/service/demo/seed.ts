import JSZip from 'jszip';

import { describeDocument } from '#service/upload/describe-document.ts';
import type { Library } from '#service/storage/library.ts';
import type { StoredDocument } from '#service/storage/stored-document.ts';

import { buildPdf } from './build-pdf.ts';
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
        userId: 'k.lund',
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
        userId: 'm.berg',
        now: new Date('2025-09-30T06:45:00.000Z'),
        lists: demoLists,
      }),
      { assetIds: ['PUMP-310'], maintenanceIds: [] },
    ),
  );
}

/** Demo documents have a history, which an upload can't create. */
const withLinks = (
  stored: StoredDocument,
  links: Pick<StoredDocument, 'assetIds' | 'maintenanceIds'>,
): StoredDocument => {
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
