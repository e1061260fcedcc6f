import { useState } from 'react';

import { useDeviceMessages } from '#i18n/use-device-messages.ts';
import { lazyModule } from '#lib/lazy.ts';
import { Button } from '#ui/button.tsx';
import { useLoaded } from '#ui/use-loaded.ts';

interface ScanButtonProps {
  /** Pattern that finds the asset ID in a code; see `readAssetId`. */
  readonly pattern: string | undefined;
  readonly onFound: (assetId: string) => void;
}

/** Camera access and the code reader are requested only when a scan starts. */
const scanDialog = lazyModule(() => import('./scan-dialog.tsx'));

/**
 * Button that opens the camera to scan an asset's code. Renders nothing if pages can't use a camera, as without TLS.
 */
export function ScanButton(props: ScanButtonProps) {
  const { scan: words } = useDeviceMessages();
  const [isOpen, setIsOpen] = useState(false);
  if (!(navigator as { readonly mediaDevices?: unknown }).mediaDevices) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.open}</Button>
      {isOpen && <LoadedDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function LoadedDialog(props: ScanButtonProps & { readonly onClose: () => void }) {
  const { scan: words } = useDeviceMessages();
  const loaded = useLoaded(scanDialog);
  if (loaded.status === 'failed') return <p className="field__error">{words.unavailable}</p>;
  if (loaded.status === 'loading') return null;
  const { ScanDialog } = loaded.part;
  return <ScanDialog {...props} />;
}
