import ChevronRight from 'lucide-react/icons/chevron-right';

import type { DuplicateReceipt } from '#api/contract/receipt.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/shown-name.ts';
import { Facts } from '#ui/facts.tsx';

import { mainFacts, moreFacts } from './document-facts.tsx';
import type { Links } from './links.ts';

/** Document that the service already held when this file was uploaded. */
export interface Duplicate {
  readonly id: string;
  readonly fileName: string;
  /** Display name that the person gave it. */
  readonly displayName: string;
  /** Asset the file was uploaded to. */
  readonly assetId: string;
  readonly receipt: DuplicateReceipt;
  /** Called when its link request was copied. */
  readonly onRequested?: () => void;
}

interface DuplicateDetailsProps {
  readonly duplicate: Duplicate;
  readonly links: Links;
  readonly onLeave: () => void;
}

/** Every field of the existing document that the service sent. */
export function DuplicateDetails({ duplicate, links, onLeave }: DuplicateDetailsProps) {
  const i18n = useI18n();
  const words = duplicateMessages(i18n);
  const { document, message, maintenanceIds, assetIds, moreAssets } = duplicate.receipt;
  const facts = document ? mainFacts(document, i18n, links) : [];
  const more = document ? moreFacts(document, i18n, links) : [];
  return (
    <div className="stack">
      {facts.length > 0 && <Facts facts={facts} />}
      {facts.length + more.length === 0 && <p>{words.noFacts}</p>}
      <LinkedAssets {...{ assetIds, moreAssets, links, onLeave }} thisAssetId={duplicate.assetId} />
      {maintenanceIds.length > 0 && (
        <div className="linked">
          <h3 className="small">{words.maintenance}</h3>
          <ul className="row">
            {maintenanceIds.map((id) => (
              <li key={id}>
                <LinkChip href={links.toMaintenance(id)} target="_blank">
                  {shownName(id)}
                </LinkChip>
              </li>
            ))}
          </ul>
        </div>
      )}
      {more.length > 0 && (
        <details className="small">
          <summary>
            <ChevronRight />
            {i18n.t.app.technicalFacts}
          </summary>
          <Facts facts={more} />
        </details>
      )}
      {message && (
        <details className="small">
          <summary>{words.serviceSays}</summary>
          <p className="muted">{message}</p>
        </details>
      )}
    </div>
  );
}

interface LinkedAssetsProps {
  /** Absent if the service didn't say. */
  readonly assetIds: readonly string[] | undefined;
  /** Number of further assets whose IDs can't be read. */
  readonly moreAssets: number | undefined;
  readonly thisAssetId: string;
  readonly links: Links;
  /** Called when a link is followed: it may lead away from the dialog, or to the page behind it. */
  readonly onLeave: () => void;
}

/** The assets the existing document is linked to. */
function LinkedAssets({ assetIds, moreAssets = 0, thisAssetId, links, onLeave }: LinkedAssetsProps) {
  const i18n = useI18n();
  const words = duplicateMessages(i18n);
  if (!assetIds) return <h3 className="small">{words.linksUnknown}</h3>;
  const count = assetIds.length + moreAssets;
  return (
    <div className="linked">
      <h3 className="small">{count > 0 ? words.linked(count) : words.notLinked}</h3>
      <ul className="row">
        {assetIds.map((assetId) => {
          const isThis = assetId === thisAssetId;
          return (
            <li key={assetId}>
              <LinkChip href={links.toAsset(assetId)} isHere={isThis} onClick={onLeave}>
                {isThis ? words.thisAsset(shownName(assetId)) : shownName(assetId)}
              </LinkChip>
            </li>
          );
        })}
        {moreAssets > 0 && <li className="muted">{`+${i18n.formats.number(moreAssets)}`}</li>}
      </ul>
    </div>
  );
}

interface LinkChipProps {
  readonly children: string;
  /** Without an address, only the text is shown. */
  readonly href: string | undefined;
  readonly isHere?: boolean;
  readonly target?: '_blank';
  readonly onClick?: () => void;
}

/** An asset or a maintenance record, linked if the deployment configures an address for it. */
function LinkChip({ children, href, isHere, target, onClick }: LinkChipProps) {
  const look = { className: 'chip', 'data-here': isHere || undefined };
  if (!href) return <span {...look}>{children}</span>;
  return (
    <a {...look} href={href} onClick={onClick} {...(target && { target, rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
