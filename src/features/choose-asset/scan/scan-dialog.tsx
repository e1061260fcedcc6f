import ScanLine from 'lucide-react/icons/scan-line';
import { useRef, useState } from 'react';

import { mayNameAsset, type CodeSource } from '#asset/codes/resolve-code.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { type DeviceMessages, deviceMessages } from '#i18n/messages/en/files.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { useSheet } from '#ui/styles/use-sheet.ts';

import { CodeCheck } from './code-check.tsx';
import { hasCamera } from './has-camera.ts';
import { useScan, type Scan } from './use-scan.ts';

import css from './scan.css?inline';

interface ScanDialogProps {
  readonly source: CodeSource;
  /** Content of a code that was read elsewhere; without it, the dialog scans one. */
  readonly code?: string | undefined;
  readonly onFound: (assetId: string) => void;
  readonly onClose: () => void;
}

/** Dialog that finds an asset by its code, scanned with the camera. The content of a code is never opened. */
export function ScanDialog({ source, code, onFound, onClose }: ScanDialogProps) {
  const { scan: words } = deviceMessages(useI18n());
  const [scan, setScan] = useState<Scan>(
    code === undefined ? { status: 'starting' } : { status: 'read', content: code },
  );
  const isRead = scan.status === 'read';
  return (
    <Dialog
      title={isRead ? words.confirmTitle : words.title}
      mark={{ icon: ScanLine }}
      subtitle={isRead ? words.compare : undefined}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {isRead && hasCamera() && (
            <Button onClick={() => setScan({ status: 'starting' })}>
              <ScanLine />
              {words.again}
            </Button>
          )}
        </>
      }
    >
      {!isRead && <Camera source={source} isHidden={scan.status === 'failed'} onChange={setScan} />}
      {scan.status === 'failed' ? (
        <Note tone="warn" role="alert">
          {words[scan.reason]}
        </Note>
      ) : (
        <CodeCheck
          {...{ source, onFound }}
          content={isRead ? scan.content : undefined}
          scanText={isRead ? '' : textOf(scan, words)}
        />
      )}
    </Dialog>
  );
}

function textOf(
  scan: Extract<Scan, { status: 'starting' | 'scanning' }>,
  words: DeviceMessages['scan'],
): string {
  if (scan.status === 'starting') return words.starting;
  return scan.other === undefined ? words.hint : words.noId(shownName(scan.other.slice(0, 100)));
}

interface CameraProps {
  readonly source: CodeSource;
  readonly isHidden: boolean;
  readonly onChange: (scan: Scan) => void;
}

/** The camera picture, until a code is read that may name an asset. */
function Camera({ source, isHidden, onChange }: CameraProps) {
  const { scan: words } = deviceMessages(useI18n());
  const video = useRef<HTMLVideoElement>(null);
  useSheet(video, css);
  useScan({ video, isUsable: (content) => mayNameAsset(content, source), onChange });
  return (
    <video ref={video} className="scan" muted playsInline aria-label={words.picture} hidden={isHidden} />
  );
}
