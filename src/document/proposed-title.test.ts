import { expect, test } from 'vitest';

import { proposedTitle } from './proposed-title.ts';

const title = 'Pump P-42, manual';

const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

test.for(
  lines(`
    scan0001.pdf
    Scan_2026-03-01 (2).pdf
    20260301.pdf
    document.pdf
    IMG_0042.pdf
    doc-1.PDF
    SKM_C250i23110208000.pdf
    BRW3C2AF4_000123.pdf
    Neues Dokument 2026-03-01 10.11.12.pdf
    Adobe Scan 01.03.2026.pdf
    名称未設定.pdf
    扫描件 3.pdf
  `),
)('[DOCUMENT-11] %s says nothing, so the title is proposed', (fileName) => {
  expect(proposedTitle(fileName, title)).toBe(title);
});

test.for(['Certificate_1.pdf', 'P42 manual.pdf', '点検記録.pdf', 'Scan Wartungsplan.pdf'])(
  '[DOCUMENT-11] %s is kept',
  (fileName) => {
    expect(proposedTitle(fileName, title)).toBeUndefined();
  },
);

const placeholders = lines(`
  about:blank
  D:\\temp\\hp160.dwg Model (1)
  \\\\server\\share\\plan.pdf
  /home/mia/plan.odt
  Wartung.xlsx - Tabelle1
  12/03/2026
  3. März 2026
  undefined
  N/A
  <4D6963726F736F667420576F7264>
  {6F9619FF-8B86-D011-B42D-00C04FC964FF}
  6f9619ff8b86d011b42d00c04fc964ff
  þÿPlan
  scan0001
  CamScanner 01-02-2026 10.15
  Neues Dokument 1
  Numérisation_20260101
  Skenování
  扫描件
  スキャン 3
  مسح ضوئي
  SKM_C3350i26030112300
  KM_C224e-20260101
  CCI01022026_0001
  EPSON0042
  PXL_20260101_101010123
  WhatsApp Image 2026-01-01 at 10.11.12
  Microsoft Word - Document1
  Classeur1
  工作簿1
  Présentation PowerPoint
  عرض تقديمي في PowerPoint
  Bez tytułu
  Başlıksız
  名称未設定
  Copy of Document
  Remote Desktop Redirected Printer Doc
  Seite 1
`);

test('[DOCUMENT-11] a title that says nothing is not proposed', () => {
  expect(placeholders.filter((one) => proposedTitle('scan0001.pdf', one) !== undefined)).toEqual([]);
});

const titles = lines(`
  CoC
  P&ID
  P-42
  R 134a
  I/O list
  8D
  2006/42/EG
  6ES7 214-1AG40-0XB0
  4711-08 Rev. B
  S7-1500
  Wartungsplan 2026
  Photo report of the gearbox
  Scanner PL3000 operating instructions
  Test certificate
  Model 3051 pressure transmitter
  Schéma électrique
  使用说明书
  取扱説明書
  دليل التشغيل
  Руководство по эксплуатации
  คู่มือการใช้งาน
`);

test('[DOCUMENT-11] a title that says something is proposed', () => {
  expect(titles.filter((one) => proposedTitle('scan0001.pdf', one) !== one)).toEqual([]);
});

test('[DOCUMENT-11] the name of the program is left out', () => {
  expect(proposedTitle('scan0001.pdf', 'Microsoft Word - Pump manual')).toBe('Pump manual');
});
