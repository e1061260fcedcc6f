import { useState } from 'react';

import { DuplicateDetails, type Duplicate } from '#features/duplicates/duplicate-details.tsx';
import { DuplicateDialog } from '#features/duplicates/duplicate-dialog.tsx';
import { DuplicateList } from '#features/duplicates/duplicate-list.tsx';
import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { Button } from '#ui/controls/button.tsx';

import { assetId, createDuplicate } from './samples.ts';

const links = {
  toDocument: (id: string | undefined) => id && `#/gallery/${id}`,
  toAsset: (id: string) => `#/assets/${id}`,
  toMaintenance: (id: string) => `#/gallery/${id}`,
  toLinkRequest: (documentId: string | undefined, asset: string) =>
    documentId && `#/gallery/${documentId}/${asset}`,
  assetName: (id: string) => (id === 'PRESS-0043' ? 'Hydraulic press HP 160, line 3' : ''),
  organizationName: (id: string) => (id === 'nordwerk' ? 'Nordwerk Pressen GmbH' : id),
  personName: (id: string) => id,
};
const copyOnly = { ...links, toLinkRequest: () => undefined };
const full: Duplicate = {
  id: 'full',
  fileName: 'HLP46_SDS.pdf',
  displayName: 'Safety data sheet HLP 46',
  assetId,
  receipt: createDuplicate(),
};
const bare: Duplicate = {
  id: 'bare',
  fileName: 'plan-f.pdf',
  displayName: 'Electrical diagrams rev. F',
  assetId: 'BELT-003',
  receipt: createDuplicate({ document: { id: '6f1c0a52' }, assetIds: undefined, maintenanceIds: [] }),
};
const unnamed: Duplicate = {
  ...bare,
  id: 'unnamed',
  receipt: createDuplicate({ document: undefined, assetIds: [] }),
};
const elsewhere: Duplicate = {
  ...full,
  id: 'elsewhere',
  receipt: createDuplicate({ assetIds: ['PRESS-0043', 'TANK-007'] }),
};
const nothing = () => {};

/** Existing documents with all fields and with almost none; in the dialog on request. */
export function DuplicateSection() {
  const words = duplicateMessages(useI18n());
  const [shown, setShown] = useState<readonly Duplicate[]>([]);
  return (
    <>
      {[full, bare].map((duplicate) => (
        <div key={duplicate.id} className="card">
          <div className="card__body stack">
            <DuplicateDetails duplicate={duplicate} links={links} onLeave={nothing} />
          </div>
        </div>
      ))}
      {[
        { list: [elsewhere, full, bare], with: links },
        { list: [elsewhere, unnamed], with: copyOnly },
      ].map((each) => (
        <div key={each.list.length} className="card">
          <div className="card__body stack">
            <DuplicateList duplicates={each.list} links={each.with} onLeave={nothing} />
          </div>
        </div>
      ))}
      <div className="row">
        {[[elsewhere], [full], [bare], [elsewhere, full, bare], [elsewhere, unnamed, full]].map(
          (duplicates, index) => (
            <Button key={index} onClick={() => setShown(duplicates)}>
              {words.title(duplicates.length)}
            </Button>
          ),
        )}
      </div>
      {shown.length > 0 && <DuplicateDialog duplicates={shown} links={links} onClose={() => setShown([])} />}
    </>
  );
}
