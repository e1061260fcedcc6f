import { Fragment, type ReactNode } from 'react';

import type { AiState, StoredDocument } from '#api/contract/document.ts';
import { useI18n, type I18n } from '#i18n/i18n-context.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

import type { Duplicate } from './duplicate-dialog.tsx';
import { LinkedAssets } from './linked-assets.tsx';
import type { Links } from './links.ts';

interface DuplicateDetailsProps {
  readonly duplicate: Duplicate;
  readonly links: Links;
}

/** Everything the service told of the existing document; what it left out is left out. */
export function DuplicateDetails({ duplicate, links }: DuplicateDetailsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { document, message, maintenanceIds, assetIds } = duplicate.receipt;
  const facts = document ? documentFacts(document, { i18n, links }) : [];
  return (
    <div className="stack">
      {facts.length > 0 ? (
        <dl className="facts">
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      ) : (
        <p>{t.duplicate.noDetails}</p>
      )}
      <LinkedAssets assetIds={assetIds} thisAssetId={duplicate.assetId} links={links} />
      {maintenanceIds.length > 0 && (
        <div>
          <h3 className="small">{t.duplicate.maintenance}</h3>
          <p>{maintenanceIds.join(', ')}</p>
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

/** The state in the service's word, else whether it is on; a time alone says neither. */
function aiText({ state, enabled }: AiState, words: I18n['t']['duplicate']): string | undefined {
  if (state !== undefined || enabled === undefined) return state;
  return enabled ? words.aiOn : words.aiOff;
}

type Fact = readonly [name: string, value: ReactNode];

function documentFacts(
  document: StoredDocument,
  { i18n, links }: { i18n: I18n; links: Links },
): readonly Fact[] {
  const { t, formats } = i18n;
  const { duplicate: words } = t;
  const { id, displayname, filename, mimetype, category, organizationId, createdAt, createdBy, ai } =
    document;
  const href = links.toDocument(id);
  const name = displayname ?? filename;
  const added = createdAt && formats.dateTime(createdAt);
  const facts: readonly [string, ReactNode][] = [
    [
      words.displayName,
      href && name ? (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ) : (
        displayname
      ),
    ],
    [words.file, [filename, mimetype].filter(Boolean).join(' · ')],
    [words.category, category?.name ?? category?.id],
    [words.organization, organizationId && links.organizationName(organizationId)],
    [words.added, added && createdBy ? words.addedBy(added, createdBy) : added],
    [words.languages, document.languages?.map(formats.language).join(', ')],
    [words.supplier, document.supplierName ?? (document.supplierDocument && words.supplierUnnamed)],
    [words.ai, ai && aiText(ai, words)],
    [
      words.id,
      id && (
        <span className="row">
          <code>{id}</code>
          <CopyButton text={id} label={words.copyId} />
        </span>
      ),
    ],
  ];
  return facts.filter(([, value]) => Boolean(value));
}

/** The two states that the interface names, in words; any other as the service writes it. */
function aiText({ state, enabled }: AiState, words: I18n['t']['duplicate']): string {
  if (state === 'uningested' || state === 'uninjected') return words.aiNotYet;
  return state ?? (enabled ? words.aiOn : words.aiOff);
}
