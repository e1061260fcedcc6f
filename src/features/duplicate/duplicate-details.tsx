import { Fragment, type ReactNode } from 'react';

import type { AiState, StoredDocument } from '#api/contract/document.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Name } from '#ui/name.tsx';

import type { Duplicate } from './duplicate-dialog.tsx';
import { LinkedAssets } from './linked-assets.tsx';
import type { Links } from './links.ts';

interface DuplicateDetailsProps {
  readonly duplicate: Duplicate;
  readonly links: Links;
  readonly onLeave: () => void;
}

/** Everything the service told of the existing document; what it left out is left out. */
export function DuplicateDetails({ duplicate, links, onLeave }: DuplicateDetailsProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { document, message, maintenanceIds, assetIds } = duplicate.receipt;
  const facts = document ? documentFacts(document, { i18n, links }) : [];
  return (
    <div className="stack">
      {facts.length > 0 ? (
        <dl className="facts">
          {facts.map(({ name, value }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === 'string' ? <Name>{value}</Name> : value}</dd>
            </Fragment>
          ))}
        </dl>
      ) : (
        <p>{t.duplicate.noDetails}</p>
      )}
      <LinkedAssets assetIds={assetIds} thisAssetId={duplicate.assetId} links={links} onLeave={onLeave} />
      {maintenanceIds.length > 0 && (
        <div>
          <h3 className="small">{t.duplicate.maintenance}</h3>
          <p>{formats.and(maintenanceIds)}</p>
        </div>
      )}
      {message && (
        <details className="small">
          <summary>{t.duplicate.serviceSays}</summary>
          <p className="muted">{message}</p>
        </details>
      )}
    </div>
  );
}

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

function documentFacts(
  document: StoredDocument,
  { i18n, links }: { i18n: I18n; links: Links },
): readonly Fact[] {
  const { t, formats } = i18n;
  const { duplicate: words } = t;
  const { id, displayname, filename, mimetype, category, organizationId, createdAt, createdBy, ai } =
    document;
  const added = createdAt && formats.dateTime(createdAt);
  const facts: readonly Fact[] = [
    {
      name: words.displayName,
      value: displayname && <DocumentName name={displayname} href={links.toDocument(id)} />,
    },
    {
      name: words.file,
      value: (filename ?? mimetype) && <FileAndType fileName={filename} type={mimetype} />,
    },
    { name: words.category, value: category?.name ?? category?.id },
    { name: words.organization, value: organizationId && links.organizationName(organizationId) },
    { name: words.added, value: added && createdBy ? words.addedBy(added, createdBy) : (added ?? createdBy) },
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
  ];
  return facts.filter(({ value }) => Boolean(value));
}

interface FileAndTypeProps {
  readonly fileName: string | undefined;
  readonly type: string | undefined;
}

function FileAndType({ fileName, type }: FileAndTypeProps) {
  return (
    <>
      {fileName && <Name>{fileName}</Name>}
      {fileName && type && ' · '}
      {type}
    </>
  );
}

function DocumentName({ name, href }: { readonly name: string; readonly href: string | undefined }) {
  const text = <Name>{name}</Name>;
  if (!href) return text;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

function DocumentId({ id }: { readonly id: string }) {
  const { t } = useI18n();
  return (
    <span className="row">
      <code>{id}</code>
      <CopyButton text={() => id} label={t.duplicate.copyId} />
    </span>
  );
}

/** The two states that the interface names, in words; any other as the service writes it; a time alone says neither. */
function aiText({ state, enabled }: AiState, words: I18n['t']['duplicate']): string | undefined {
  if (state === 'uningested' || state === 'uninjected') return words.aiNotYet(state);
  if (state !== undefined || enabled === undefined) return state;
  return enabled ? words.aiOn : words.aiOff;
}
