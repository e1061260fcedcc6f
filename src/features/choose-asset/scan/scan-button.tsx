import ScanLine from 'lucide-react/icons/scan-line';
import { useState } from 'react';

import type { CodeSource } from '#asset/codes/resolve-code.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { lazyModule } from '#lib/lazy.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { MissingNote } from '#ui/loading/missing-part.tsx';

import { hasCamera } from './has-camera.ts';

interface ScanButtonProps {
  readonly source: CodeSource;
  readonly onFound: (assetId: string) => void;
}

/** Camera access and the code reader are requested only when a scan starts. */
const scanDialog = lazyModule(() => import('./scan-dialog.tsx'));

/** Button that opens the camera to scan an asset's code. Renders nothing if there can't be a camera. */
export function ScanButton(props: ScanButtonProps) {
  const { scan: words } = deviceMessages(useI18n());
  const [isOpen, setIsOpen] = useState(false);
  if (!hasCamera()) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <ScanLine />
        {words.open}
      </Button>
      {isOpen && <CodeDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Dialog that finds an asset by its code; its code is loaded with it. */
export const CodeDialog = lazyPart(
  scanDialog,
  (part) => part.ScanDialog,
  ({ loaded }) => <MissingNote loaded={loaded} text={deviceMessages(useI18n()).scan.unavailable} />,
);
