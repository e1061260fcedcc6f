import { useState } from 'react';

import { DuplicateDetails } from '#features/duplicates/duplicate-details.tsx';
import { DuplicateDialog } from '#features/duplicates/duplicate-dialog.tsx';
import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';

import { assetId, createDuplicate } from './samples.ts';

const links = {
  toDocument: (id: string | undefined) => id && `#/gallery/${id}`,
  toAsset: (id: string) => `#/assets/${id}`,
  toMaintenance: (id: string) => `#/gallery/${id}`,
  organizationName: (id: string) => id,
};
const full = { id: 'full', fileName: 'HLP46_SDS.pdf', assetId, receipt: createDuplicate() };
const bare = {
  id: 'bare',
  fileName: 'plan-f.pdf',
  assetId: 'BELT-003',
  receipt: createDuplicate({ document: { id: '6f1c0a52' }, assetIds: [], maintenanceIds: [] }),
};
const nothing = () => {};

/** What the service holds already: all it may tell, and next to nothing; in its dialog when asked for. */
export function DuplicateSection() {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {[full, bare].map((duplicate) => (
        <div key={duplicate.id} className="card">
          <div className="card__body">
            <DuplicateDetails duplicate={duplicate} links={links} onLeave={nothing} />
          </div>
        </div>
      ))}
      <div>
        <Button onClick={() => setOpen(true)}>{t.duplicate.title(1)}</Button>
      </div>
      {isOpen && <DuplicateDialog duplicates={[full]} links={links} onClose={() => setOpen(false)} />}
    </>
  );
}
