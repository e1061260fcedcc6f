/** IDs of the twelve classes of documents in VDI 2770. */
export const classIds: readonly string[] = [
  '01-01',
  '02-01',
  '02-02',
  '02-03',
  '02-04',
  '03-01',
  '03-02',
  '03-03',
  '03-04',
  '03-05',
  '03-06',
  '04-01',
];
