import { createHash } from 'node:crypto';

import { type MetadataLists, nameOf } from '#service/metadata-lists.ts';
import type { DocumentRecord } from '#service/storage/document-record.ts';

import { html, type Markup } from './html.ts';

const style = `
:root { color-scheme: light dark; --accent: light-dark(#0b5c7d, #6cc3e8); --on-accent: light-dark(#fff, #05222f);
  --ink: light-dark(#15202b, #e8edf1); --ink-2: light-dark(#51606d, #a5b3bf); --page: light-dark(#f3f5f6, #10171c);
  --surface: light-dark(#fff, #182128); --line: light-dark(#d5dce1, #2e3b45);
  font: 400 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px; background: var(--page); color: var(--ink) }
main { max-width: 640px; margin: 0 auto; padding: 24px; background: var(--surface); border: 1px solid var(--line);
  border-radius: 10px }
h1 { font-size: 26px; line-height: 1.25; margin: 0 0 4px; overflow-wrap: anywhere }
p { margin: 0; color: var(--ink-2); overflow-wrap: anywhere }
nav { display: flex; flex-wrap: wrap; gap: 12px; margin: 20px 0 }
a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border-radius: 8px; font-weight: 600;
  color: var(--accent); border: 1px solid var(--line); text-decoration: none }
a:first-child { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 8px 20px; margin: 0 }
dt { color: var(--ink-2) } dd { margin: 0; overflow-wrap: anywhere }
@media (max-width: 420px) { dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: 12px } }
`;

// Outside the template, because a formatter may add white space there and the hash covers every character.
const styleElement: Markup = { markup: `<style>${style}</style>` };
const styleHash = createHash('sha256').update(style).digest('base64');

/** Policy of the page: only its own style. Downloads must be allowed for its links to work. */
export const pagePolicy = `sandbox allow-downloads allow-popups; default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Renders the page of a document. Its links are relative to `/library/documents/{id}`. */
export function documentPage(
  stored: DocumentRecord,
  startPage: string | undefined,
  lists: MetadataLists,
): string {
  const { document, assetIds, maintenanceIds } = stored;
  const manual = startPage?.split('/').map(encodeURIComponent).join('/');
  const file = `${document.id}/file`;
  const open =
    manual === undefined
      ? html`<a href="${file}">Open file</a>`
      : html`<a href="${document.id}/manual/${manual}">Read manual</a>`;
  const download = html`<a href="${file}?download" download>Download</a>`;
  const rows = [
    row('Category', document.category.name),
    row('Organization', nameOf(lists.organizations, document.organizationId)),
    row('Added', `${formatTime(document.createdAt)} by ${document.createdBy}`),
    row('Size', formatBytes(stored.sizeBytes)),
    row('Languages', document.languages.join(', ')),
    row('Supplier', document.supplierName),
    row('Assets', assetIds.map((id) => labelOf(id, lists)).join(', ')),
    row('Maintenance records', maintenanceIds.join(', ')),
    row('Id', document.id),
  ];
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.displayname}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>${document.displayname}</h1>
          <p>${document.filename}</p>
          <nav aria-label="Document">${open}${download}</nav>
          <dl>${rows}</dl>
        </main>
      </body>
    </html>`;
  return page.markup;
}

const row = (term: string, description: string): Markup | '' =>
  description === ''
    ? ''
    : html`<dt>${term}</dt>
        <dd>${description}</dd>`;

function labelOf(assetId: string, lists: MetadataLists): string {
  const name = nameOf(lists.assets, assetId);
  return name === assetId ? assetId : `${assetId} (${name})`;
}

const formatTime = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

function formatBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${Number((bytes / 1000 ** power).toPrecision(3))} ${units[power]}`;
}
