import { useState } from 'react';

import { AssetGuardDialog } from '#features/add-documents/asset-guard/asset-guard-dialog.tsx';
import { useI18n } from '#i18n/i18n-context.tsx';
import { moveMessages } from '#i18n/messages/en/uploads.ts';
import { Button } from '#ui/controls/button.tsx';

import { assetId } from './samples.ts';

const names: Readonly<Record<string, string>> = {
  [assetId]: 'Hydraulic press HP 160, line 2',
  'PRESS-0043': 'Hydraulic press HP 160, line 3',
};
const named = [
  {
    assetId: 'PRESS-0043',
    files: [
      { id: '1', name: 'PRESS-0043_Inbetriebnahmeprotokoll_2026.pdf' },
      { id: '2', name: 'PRESS-0043_plan.pdf' },
    ],
  },
  { assetId: 'BELT-003', files: [{ id: '3', name: 'certificate BELT-003.pdf' }] },
];

/** Dialogs that no other section opens. */
export function DialogsSection() {
  const { guard } = moveMessages(useI18n());
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{guard.title}</Button>
      {isOpen && (
        <AssetGuardDialog
          {...{ assetId, named }}
          packaged={[]}
          counts={new Map([...named.map((each) => [each.assetId, each.files.length] as const), [assetId, 4]])}
          nameOf={(id) => names[id] ?? ''}
          onAnswer={() => setOpen(false)}
        />
      )}
    </>
  );
}
