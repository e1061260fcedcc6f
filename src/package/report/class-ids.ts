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

/** The classification may be named `VDI2770:2018`, `VDI 2770 Blatt 1:2020` or the like. */
export const isVdiClassification = (system: string | undefined): boolean =>
  /vdi[\s_-]*2770/i.test(system ?? '');
