import type { AiState, StoredDocument } from '#api/contract/document.ts';
import type { I18n } from '#i18n/i18n.ts';
import { type DuplicateMessages, duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/text/shown-name.ts';
import type { Fact } from '#ui/content/facts.tsx';
import { Name } from '#ui/content/name.tsx';

import type { Links } from './links.ts';

/** The main facts: organization, author, languages and supplier. Absent fields are left out. */
export function mainFacts(document: StoredDocument, i18n: I18n, links: Links): readonly Fact[] {
  const words = duplicateMessages(i18n);
  const { organizationId, languages } = document;
  return [
    { name: words.organization, value: organizationId && shownId(links.organizationName(organizationId)) },
    { name: words.added, value: added(document, { i18n, links }) },
    { name: words.languages, value: languages && i18n.formats.and(languages.map(i18n.formats.language)) },
    {
      name: words.supplier,
      value: document.supplierName ?? (document.supplierDocument && words.supplierUnnamed),
    },
  ];
}

/**
 * Further facts, folded away. Absent ones are left out, as are fields that say nothing to a person (interface, section
 * 2.3) and those that the main facts state: the organization as owner or manufacturer, the creation as update.
 */
export function moreFacts(document: StoredDocument, i18n: I18n, links: Links): readonly Fact[] {
  const words = duplicateMessages(i18n);
  const { id, ai, organizationId, ownerId, manufacturerId } = document;
  const updated = change(document.updatedAt, document.updatedBy, { i18n, links });
  return [
    { name: words.ai, value: ai && aiText(ai, words) },
    { name: words.updated, value: updated !== added(document, { i18n, links }) && updated },
    {
      name: words.owner,
      value: ownerId && ownerId !== organizationId && shownId(ownerName(ownerId, links)),
    },
    {
      name: words.manufacturer,
      value:
        manufacturerId &&
        manufacturerId !== organizationId &&
        shownId(links.organizationName(manufacturerId)),
    },
    { name: words.mimeType, value: document.mimetype },
    {
      name: words.id,
      value: id && <Name as="code">{id}</Name>,
    },
  ];
}

/** IDs are shown exactly as the service sent them; texts are already cleaned. */
const shownId = (id: string | undefined): string | undefined => id && shownName(id);

/** An owner is an organization or a person. */
function ownerName(id: string, { organizationName, personName }: Links): string {
  const name = organizationName(id);
  return name === id ? personName(id) : name;
}

interface ChangeContext {
  readonly i18n: I18n;
  readonly links: Links;
}

const added = ({ createdAt, createdBy }: StoredDocument, context: ChangeContext) =>
  change(createdAt, createdBy, context);

function change(
  at: string | undefined,
  by: string | undefined,
  { i18n, links }: ChangeContext,
): string | undefined {
  const time = at && i18n.formats.dateTime(at);
  const name = by && links.personName(by);
  return time && name ? duplicateMessages(i18n).addedBy(time, name) : (time ?? name);
}

/**
 * Returns `undefined` for a document without a known state. One whose processing is off isn't called "not processed yet".
 */
function aiText({ state, enabled }: AiState, words: DuplicateMessages): string | undefined {
  if (enabled === false) return words.aiOff;
  if (state === 'uningested' || state === 'uninjected') return words.aiNotYet;
  return enabled ? words.aiOn : undefined;
}
