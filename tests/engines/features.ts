/**
 * A row of the table: files whose tests prove it in Firefox, more specific ones first, and beginnings of titles in WebKit.
 */
export interface Feature {
  readonly name: string;
  readonly firefox: readonly string[];
  readonly webKit: readonly string[];
}

export const features: readonly Feature[] = [
  { name: 'Sign-in, roles, sign-out', firefox: ['oidc', 'hosting', 'header'], webKit: ['sign-in'] },
  {
    name: 'Assets, codes, moving uploads',
    firefox: ['asset-lookup', 'scan', 'move'],
    webKit: [],
  },
  {
    name: 'Uploads, duplicates',
    firefox: ['upload-documents', 'uploads-list', 'form', 'table'],
    webKit: ['plain file', 'duplicate dialog'],
  },
  { name: 'Many files, folders', firefox: ['many-files', 'pack-manual'], webKit: ['folder'] },
  {
    name: 'Inspection of documents, thumbnails',
    firefox: ['documents', 'packages', 'thumbnails'],
    webKit: ['PDF thumbnails and inspection'],
  },
  { name: 'Photos to PDF', firefox: ['photos', 'scan-to-pdf'], webKit: ['photo to PDF'] },
  {
    name: 'Inspection and repair of manuals',
    firefox: ['manual', 'repair'],
    webKit: [],
  },
  {
    name: 'Preview of manuals, containment',
    firefox: ['preview', 'other-origins'],
    webKit: ['preview', 'containment', 'offline preview'],
  },
  {
    name: 'Lost lines, errors of the service',
    firefox: ['faults', 'slow-loading'],
    webKit: ['line cut'],
  },
  {
    name: 'Saved uploads, tabs, offline',
    firefox: ['persistence', 'offline', 'releases/', 'share'],
    webKit: ['reload with saved files', 'two tabs', 'offline start'],
  },
  { name: 'Element in other pages', firefox: ['embed/'], webKit: ['element in a strict-CSP host'] },
  {
    name: 'Layout, keyboard, languages',
    firefox: ['access', 'gallery', 'keyboard', 'languages', 'media', 'right-to-left', 'table-layout'],
    webKit: ['dark', 'right-to-left', '320 px'],
  },
  { name: 'Other', firefox: [], webKit: [] },
];
