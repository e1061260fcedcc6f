import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { lazyModule } from '#lib/lazy.ts';
import { Button } from '#ui/button.tsx';
import { MissingPart } from '#ui/missing-part.tsx';
import { useLoaded } from '#ui/use-loaded.ts';

import type { CodeSource } from './code-check.tsx';
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
      <Button onClick={() => setIsOpen(true)}>{words.open}</Button>
      {isOpen && <CodeDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface CodeDialogProps extends ScanButtonProps {
  /** Content of a code that was read elsewhere; without it, the dialog scans one. */
  readonly code?: string;
  readonly onClose: () => void;
}

/** Dialog that finds an asset by its code; its code is loaded with it. */
export function CodeDialog(props: CodeDialogProps) {
  const { scan: words } = deviceMessages(useI18n());
  const loaded = useLoaded(scanDialog);
  if (loaded.status === 'failed') {
    return (
      <p className="field__error">
        <MissingPart text={words.unavailable} onRetry={loaded.retry} />
      </p>
    );
  }
  if (loaded.status === 'loading') return null;
  const { ScanDialog } = loaded.part;
  return <ScanDialog {...props} />;
}
