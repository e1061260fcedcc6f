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
  https://example.com/
  file:///C:/Users/me/plan.htm
  D:\\temp\\hp160.dwg Model (1)
  C:\\Users\\mm\\Desktop\\Neu.docx
  \\\\server\\share\\plan.pdf
  /home/mia/plan.odt
  plan.docx
  Wartung.xlsx - Tabelle1
  0001
  12/03/2026
  2026-03-01 10:11
  3. März 2026
  01 Jan 2026
  null
  undefined
  (null)
  None
  N/A
  -
  <4D6963726F736F667420576F7264>
  {6F9619FF-8B86-D011-B42D-00C04FC964FF}
  6f9619ff8b86d011b42d00c04fc964ff
  þÿPlan
  Scan
  Scanned image
  Neues Dokument 1
  Document numérisé
  Scansione
  Tarama
  مسح ضوئي
  MX-M363N_20260701_101010
  EPSON001
  XRX_0001
  IMG_20260101_101010
  Image
  WhatsApp Image 2026-01-01 at 10.11.12
  Document1
  文档1
  Microsoft Word - Document1
  Mappe1
  Feuil1
  Zeichnung1
  Folie 1
  Présentation PowerPoint
  Prezentacja programu PowerPoint
  PowerPoint プレゼンテーション
  untitled document
  Unbenanntes Dokument
  Naamloos
  Başlıksız
  名称未設定
  Title
  New
  temp
  Bez tytułu
  Numérisation_20260101
  Sayfa 1
  SKM_C3350i26030112300
  مستند1
  文書 1
  Druckauftrag
  Page 1
`);

test('[DOCUMENT-11] a title that says nothing is not proposed', () => {
  expect(placeholders.length).toBeGreaterThan(40);
  expect(placeholders.filter((one) => proposedTitle('scan0001.pdf', one) !== undefined)).toEqual([]);
});

const titles = lines(`
  CoC
  SDB
  SDS
  MSDS
  P&ID
  P-42
  K-3.1
  R 134a
  R134a
  HLP 46
  IP67
  IO-Link
  3D
  ISO 9001
  2006/42/EG
  NFPA 70E
  1LE1003-1AB42-2AA4
  TR-0042
  Betriebsanleitung
  Bedienungsanleitung
  Ersatzteilliste
  Hydraulikplan
  Prüfbericht
  Konformitätserklärung
  Inbetriebnahmeprotokoll
  Scan head LS-200, installation
  Test report 4711
  Model 3051 pressure transmitter
  File server rack plan
  Operating instructions
  Spare parts list
  Piping and instrumentation
  Declaration of conformity
  Product data sheet AM-8
  Commissioning log
  Notice technique
  Certificat de conformité
  Procès-verbal de réception
  Declaración de conformidad
  Schema elettrico
  Disegno d’assieme
  Elektrisch schema
  Schemat elektryczny
  Návod k obsluze
  Kullanım kılavuzu
  使用说明书
  检验报告
  部品表
  شهادة المطابقة
  Сертификат соответствия
  Käyttöohje
`);

test('[DOCUMENT-11] a title that says something is proposed', () => {
  expect(titles.length).toBeGreaterThan(40);
  expect(titles.filter((one) => proposedTitle('scan0001.pdf', one) !== one)).toEqual([]);
});

test('[DOCUMENT-11] the name of the program is left out', () => {
  expect(proposedTitle('scan0001.pdf', 'Microsoft Word - Pump manual')).toBe('Pump manual');
});
