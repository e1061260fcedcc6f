import type { ReactNode } from 'react';

import type { AiState, StoredDocument } from '#api/contract/document.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { type DuplicateMessages, duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/shown-name.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import type { Fact } from '#ui/facts.tsx';
import { Name } from '#ui/name.tsx';

import type { Links } from './links.ts';

/** The main facts: names, category, organization, author and document ID. Absent fields are left out. */
export function mainFacts(document: StoredDocument, i18n: I18n, links: Links): readonly Fact[] {
  const { formats } = i18n;
  const words = duplicateMessages(i18n);
  const { id, displayname, filename, category, organizationId, ai } = document;
  return present([
    {
      name: words.displayName,
      value: displayname && (
        <OptionalLink href={links.toDocument(id)} target="_blank">
          <Name>{displayname}</Name>
        </OptionalLink>
      ),
    },
    { name: words.file, value: filename && <Name>{filename}</Name> },
    { name: words.category, value: category?.name ?? shownId(category?.id) },
    { name: words.organization, value: organizationId && shownId(links.organizationName(organizationId)) },
    { name: words.added, value: change(document.createdAt, document.createdBy, { i18n, links }) },
    {
      name: words.languages,
      value: document.languages && formats.and(document.languages.map(formats.language)),
    },
    {
      name: words.supplier,
      value: document.supplierName ?? (document.supplierDocument && words.supplierUnnamed),
    },
    { name: words.ai, value: ai && aiText(ai, words) },
    { name: words.id, value: id && <DocumentId id={id} /> },
  ]);
}

/** Further facts, folded away. Absent ones are left out, as are fields that say nothing to a person (interface, section 2.3). */
export function moreFacts(document: StoredDocument, i18n: I18n, links: Links): readonly Fact[] {
  const words = duplicateMessages(i18n);
  return present([
    { name: words.updated, value: change(document.updatedAt, document.updatedBy, { i18n, links }) },
    { name: words.owner, value: document.ownerId && shownId(ownerName(document.ownerId, links)) },
    { name: words.manufacturer, value: shownId(document.manufacturerId) },
    { name: words.mimeType, value: document.mimetype },
  ]);
}

/** IDs are shown exactly as the service sent them; texts are already cleaned. */
const shownId = (id: string | undefined): string | undefined => id && shownName(id);

const present = (facts: readonly Fact[]) => facts.filter(({ value }) => Boolean(value));

/** An owner is an organization or a person. */
function ownerName(id: string, { organizationName, personName }: Links): string {
  const name = organizationName(id);
  return name === id ? personName(id) : name;
}

interface ChangeContext {
  readonly i18n: I18n;
  readonly links: Links;
}

function change(
  at: string | undefined,
  by: string | undefined,
  { i18n, links }: ChangeContext,
): string | undefined {
  const time = at && i18n.formats.dateTime(at);
  const name = by && links.personName(by);
  return time && name ? duplicateMessages(i18n).addedBy(time, name) : (time ?? name);
}

interface OptionalLinkProps {
  readonly href: string | undefined;
  readonly target?: '_blank';
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link, or only its text if there is no address. */
export function OptionalLink({ href, children, ...link }: OptionalLinkProps) {
  return href ? (
    <a href={href} rel="noopener noreferrer" {...link}>
      {children}
    </a>
  ) : (
    children
  );
}

function DocumentId({ id }: { readonly id: string }) {
  const words = duplicateMessages(useI18n());
  return (
    <span className="row">
      <code>
        <Name>{id}</Name>
      </code>
      <CopyButton text={() => id} label={words.copyId} />
    </span>
  );
}

/** Returns `undefined` for a document without a known state. One whose processing is off isn't called "not processed yet". */
function aiText({ state, enabled }: AiState, words: DuplicateMessages): string | undefined {
  if (enabled === false) return words.aiOff;
  if (state === 'uningested' || state === 'uninjected') return words.aiNotYet;
  return enabled ? words.aiOn : undefined;
}
