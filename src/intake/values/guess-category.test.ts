import { expect, test } from 'vitest';

import { createCategoryGuess } from './guess-category.ts';

const english = [
  'Operating manual',
  'Certificate',
  'Safety data sheet',
  'Circuit diagram',
  'Spare parts list',
  'Photo',
  'Drawing',
];
const german = [
  'Betriebsanleitung',
  'Zertifikat',
  'Sicherheitsdatenblatt',
  'Schaltplan',
  'Ersatzteilliste',
  'Foto',
];

const guess = (names: readonly string[], fileName: string) =>
  createCategoryGuess(names.map((name) => ({ id: name, name })))({ file: { name: fileName } })?.name;

test.for([
  ['CoC_certificate_2026.pdf', 'Certificate'],
  ['Zertifikat 12.pdf', 'Certificate'],
  ['Świadectwo wzorcowania manometru.pdf', 'Certificate'],
  ['EU-Konformitaetserklaerung.pdf', 'Certificate'],
  ['HLP46-SDS.pdf', 'Safety data sheet'],
  ['fiche de données de sécurité.pdf', 'Safety data sheet'],
  ['schéma électrique.pdf', 'Circuit diagram'],
  ['części zamienne.pdf', 'Spare parts list'],
  ['IMG_2041.jpg', 'Photo'],
  ['20261123_104212.heic', 'Photo'],
  ['MANUAL-7 2026-11-24 18-54-31.jpg', 'Photo'],
  ['operatorManual.pdf', 'Operating manual'],
  ['取扱説明書_P42.pdf', 'Operating manual'],
  ['دليل التشغيل.pdf', 'Operating manual'],
])('%s points to "%s"', ([fileName, category]) => {
  expect(guess(english, fileName!)).toBe(category);
});

test('the categories may be in another language than the file name', () => {
  expect(guess(german, 'wiring diagram.pdf')).toBe('Schaltplan');
  expect(guess(german, 'IMG_2041.JPG')).toBe('Foto');
});

test.for([
  ['an unknown word', 'P42-rev-f.pdf'],
  ['two kinds', 'certificate and drawing.pdf'],
  ['a part of a word', 'photovoltaics.pdf'],
  ['a short word within another', 'wsdss.pdf'],
  ['a number that no camera uses', '4711.pdf'],
  ['a scan named after its asset', 'PRESS-0042 2026-11-24 18-54-31.pdf'],
])('there is no guess for %s', ([, fileName]) => {
  expect(guess(english, fileName!)).toBeUndefined();
});

test('two categories of the same kind give no guess', () => {
  expect(guess(['Material certificate', 'Calibration certificate'], 'Zertifikat.pdf')).toBeUndefined();
  expect(guess(['Material certificate', 'Calibration certificate'], 'calibration certificate 7.pdf')).toBe(
    'Calibration certificate',
  );
});

test('words of the deployment come first', () => {
  const categories = [
    { id: 'a', name: 'Drawing', fileNames: ['GA', 'layout'] },
    { id: 'b', name: 'Certificate' },
  ];
  const guessOf = createCategoryGuess(categories);
  expect(guessOf({ file: { name: 'P42-GA-certificate.pdf' } })?.id).toBe('a');
  expect(guessOf({ file: { name: 'P42_Layouts.pdf' } })?.id).toBe('a');
  expect(guessOf({ file: { name: 'GARAGE.pdf' } })).toBeUndefined();
});

test('special characters of a pattern are text', () => {
  const guessOf = createCategoryGuess([{ id: 'a', name: 'A+', fileNames: ['c++', '(draft'] }]);
  expect(guessOf({ file: { name: 'draft.pdf' } })?.id).toBe('a');
  expect(guessOf({ file: { name: 'ccc.pdf' } })).toBeUndefined();
});

test.for([
  ['01.pdf', 'Delivery/Zertifikate', 'Certificate'],
  ['01.pdf', 'Certificates/Press/Drawings', 'Drawing'],
  ['Stromlaufplan.pdf', 'Certificates', 'Circuit diagram'],
  ['IMG_2041.jpg', 'Certificates', 'Certificate'],
  ['01.pdf', 'Press', undefined],
  ['Foundation plan.dwg', 'Press', 'Drawing'],
  ['HP160.stp', 'Circuit diagrams', 'Circuit diagram'],
  ['Zertifikat.jpg', 'Press', 'Certificate'],
  ['nameplate.png', 'Press', undefined],
])('[ADD-15] %s in %s points to %s', ([name, folder, category]) => {
  const guessOf = createCategoryGuess(english.map((each) => ({ id: each, name: each })));
  expect(guessOf({ file: { name: name! }, folder: folder! })?.id).toBe(category);
});
