import { useRef } from 'react';

import { useDeviceMessages } from '#i18n/use-device-messages.ts';
import { shownName } from '#lib/shown-name.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useSheet } from '#ui/use-sheet.ts';

import { readAssetId } from './read-asset-id.ts';
import css from './scan.css?inline';
import { useScan } from './use-scan.ts';

interface ScanDialogProps {
  /** Pattern that finds the asset ID in a code; see `readAssetId`. */
  readonly pattern: string | undefined;
  readonly onFound: (assetId: string) => void;
  readonly onClose: () => void;
}

/** Dialog that scans an asset ID with the camera. The content of a code is never opened. */
export function ScanDialog({ pattern, onFound, onClose }: ScanDialogProps) {
  const { scan: words } = useDeviceMessages();
  const video = useRef<HTMLVideoElement>(null);
  useSheet(video, css);
  const scan = useScan({ video, read: (text) => readAssetId(text, pattern), onFound });
  return (
    <Dialog title={words.title} onClose={onClose} actions={<Button onClick={onClose}>{words.close}</Button>}>
      <video
        ref={video}
        className="scan"
        muted
        playsInline
        aria-label={words.picture}
        hidden={scan.status === 'failed'}
      />
      <p role="status">
        {scan.status === 'starting' && words.starting}
        {scan.status === 'scanning' &&
          (scan.other === undefined ? words.hint : words.noId(shownName(scan.other.slice(0, 100))))}
        {scan.status === 'failed' && words[scan.reason]}
      </p>
    </Dialog>
  );
}
