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
  Wartung.xlsx - Tabelle1
  12/03/2026
  2026-03-01 10:11
  3. März 2026
  undefined
  (null)
  None
  N/A
  -
  <4D6963726F736F667420576F7264>
  {6F9619FF-8B86-D011-B42D-00C04FC964FF}
  6f9619ff8b86d011b42d00c04fc964ff
  þÿPlan
  scan0001
  Scanned image
  Adobe Scan 01 Jan 2026
  CamScanner 01-02-2026 10.15
  New Doc 2026-01-01
  Neues Dokument 1
  Gescanntes Bild 3
  Gescannt
  Numérisation_20260101
  Document numérisé
  Escaneo 12
  Documento escaneado
  Digitalizado
  Scansione
  Acquisizione
  Skan_20260101
  Skenování
  Tarama
  Taranan Belge
  扫描件
  スキャン 3
  مسح ضوئي
  SKM_C3350i26030112300
  KM_C224e-20260101
  MX-M363N_20260701_101010
  BRN30055C2AF4_000123
  CCF_000012
  CCI01022026_0001
  EPSON001
  EPSON0042
  HP0001
  HPSCAN_20260101
  XRX_0001
  DOC20260101
  IMG_20260101_101010
  DSC00042
  PXL_20260101_101010123
  Picture 3
  Foto
  WhatsApp Image 2026-01-01 at 10.11.12
  Screenshot 2026-01-01
  Bildschirmfoto 2026-01-01 um 10.11.12
  Documento sin título
  文档1
  文書 1
  مستند1
  Microsoft Word - Document1
  Text
  Book1
  Mappe1
  Classeur1
  Sheet1
  Tabelle1
  Feuil1
  Foglio1
  工作簿1
  Drawing1
  Zeichnung1
  Model
  Layout1
  Slide 1
  Folie 1
  Diapositive 1
  PowerPoint-Präsentation
  Présentation PowerPoint
  Presentación de PowerPoint
  Presentazione standard di PowerPoint
  PowerPoint-presentatie
  Prezentacja programu PowerPoint
  Prezentace aplikace PowerPoint
  PowerPoint Sunusu
  PowerPoint 演示文稿
  PowerPoint プレゼンテーション
  عرض تقديمي في PowerPoint
  Untitled-1
  Ohne Titel 3
  Unbenannt
  Unbenanntes Dokument
  Sans titre
  Senza titolo
  Naamloos
  Zonder titel
  Bez tytułu
  Bez názvu
  Başlıksız
  Adsız
  无标题
  未命名
  名称未設定
  無題
  بلا عنوان
  بدون عنوان
  Title
  Copy of Document
  Kopie von Dokument1
  Neu
  Draft
  Final
  temp
  test
  Print Job
  Druckauftrag
  Remote Desktop Redirected Printer Doc
  Fax
  Attachment
  Page 1
  Seite 1
`);

test('[DOCUMENT-11] a title that says nothing is not proposed', () => {
  expect(placeholders.length).toBeGreaterThan(120);
  expect(placeholders.filter((one) => proposedTitle('scan0001.pdf', one) !== undefined)).toEqual([]);
});

const titles = lines(`
  CoC
  SDS
  P&ID
  P-42
  K-3.1
  R 134a
  HLP 46
  IO-Link
  I/O list
  8D
  8D-Report
  3D
  FAT
  ISO 9001
  2006/42/EG
  CE
  VDI 2770
  RAL 7035
  M12x60
  1LE1003-1AB42-2AA4
  6ES7 214-1AG40-0XB0
  3BSE034463R1
  4711-08 Rev. B
  TR-0042
  KKS 10LAC10AP001
  S7-1500
  SINAMICS G120
  Pump P-42, manual
  Wartungsplan 2026
  Angebot 2026-03
  Photo report of the gearbox
  Scan head LS-200, installation
  Scanner PL3000 operating instructions
  Image processing unit VX
  Printing press PM 74
  Page printer, service manual
  Test report 4711
  Test certificate
  Final inspection
  Final acceptance test
  New Holland T7
  Model 3051 pressure transmitter
  Layout plan hall 3
  Drawing list
  Document list
  Title block sample
  File server rack plan
  Manual
  Certificate of conformity
  Product data sheet AM-8
  Release notes 4.2
  Schéma électrique
  Hoja de datos
  Manuale d’uso
  Instrukcja obsługi
  Kullanım kılavuzu
  使用说明书
  取扱説明書
  دليل التشغيل
  Руководство по эксплуатации
  Εγχειρίδιο χρήσης
  매뉴얼
  คู่มือการใช้งาน
`);

test('[DOCUMENT-11] a title that says something is proposed', () => {
  expect(titles.length).toBeGreaterThan(55);
  expect(titles.filter((one) => proposedTitle('scan0001.pdf', one) !== one)).toEqual([]);
});

test('[DOCUMENT-11] the name of the program is left out', () => {
  expect(proposedTitle('scan0001.pdf', 'Microsoft Word - Pump manual')).toBe('Pump manual');
});
