import { expect, test } from 'vitest';

import { mapDocument } from './map-document.ts';

const categories = [
  { id: 'operation', name: 'Operation', vdi2770: ['03-02', '03-03'] },
  { id: 'maintenance', name: 'Maintenance', vdi2770: ['03-04'] },
  { id: 'photos', name: 'Photos' },
];
const organizations = [
  { id: 'acme', name: 'Acme Pumps' },
  { id: 'halden', name: 'Halden' },
];

test.each([
  [['03-02'], 'operation'],
  [['03-03', '03-02'], 'operation'],
  // Two categories: neither is guessed.
  [['03-02', '03-04'], undefined],
  [['04-01'], undefined],
  [[], undefined],
])('[PACKAGE-31] a document of the classes %j has the category %s', (classIds, categoryId) => {
  expect(mapDocument({ classIds }, { categories, organizations })).toEqual(
    categoryId === undefined ? {} : { categoryId },
  );
});

test('[PACKAGE-31] a class that two categories name has no category', () => {
  const both = [...categories, { id: 'manuals', name: 'Manuals', vdi2770: ['03-02'] }];
  expect(mapDocument({ classIds: ['03-02'] }, { categories: both })).toEqual({});
});

test.each([
  ['Acme Pumps', 'acme'],
  ['ACME  PUMPS ', 'acme'],
  ['Acme Pumps GmbH', undefined],
  ['Acme', undefined],
  [undefined, undefined],
])('[PACKAGE-31] a document of the manufacturer %s belongs to the organization %s', (manufacturer, id) => {
  const document = { classIds: [], ...(manufacturer !== undefined && { manufacturer }) };
  expect(mapDocument(document, { categories, organizations })).toEqual(
    id === undefined ? {} : { organizationId: id },
  );
});

test('[PACKAGE-31] two organizations of the same name leave the choice to the person', () => {
  const twice = [...organizations, { id: 'acme-2', name: 'acme pumps' }];
  expect(mapDocument({ classIds: [], manufacturer: 'Acme Pumps' }, { organizations: twice })).toEqual({});
  expect(mapDocument({ classIds: ['03-02'], manufacturer: 'Acme Pumps' }, {})).toEqual({});
});
