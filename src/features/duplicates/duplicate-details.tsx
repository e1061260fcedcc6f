import type { DuplicateReceipt } from '#api/contract/receipt.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/shown-name.ts';
import { Facts } from '#ui/facts.tsx';

import { mainFacts, technicalFacts } from './document-facts.tsx';
import { LinkChip } from './link-chip.tsx';
import { LinkedAssets } from './linked-assets.tsx';
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
  const technical = document ? technicalFacts(document, i18n, links) : [];
  return (
    <div className="stack">
      {facts.length > 0 && <Facts facts={facts} />}
      {facts.length + technical.length === 0 && <p>{words.noFacts}</p>}
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
      {technical.length > 0 && (
        <details className="small">
          <summary>{i18n.t.app.technicalFacts}</summary>
          <Facts facts={technical} />
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
