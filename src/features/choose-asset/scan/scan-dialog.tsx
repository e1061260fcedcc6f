import { useCallback, useRef, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { shownName } from '#lib/shown-name.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useSheet } from '#ui/use-sheet.ts';

import { CodeCheck, mayNameAsset, type CodeSource } from './code-check.tsx';
import { hasCamera } from './has-camera.ts';
import css from './scan.css?inline';
import { useScan } from './use-scan.ts';

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
  const [content, setContent] = useState(code);
  const isScanning = content === undefined;
  return (
    <Dialog
      title={isScanning ? words.title : words.confirmTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {!isScanning && hasCamera() && <Button onClick={() => setContent(undefined)}>{words.again}</Button>}
        </>
      }
    >
      {isScanning ? (
        <Scanner source={source} onRead={setContent} />
      ) : (
        <CodeCheck {...{ source, content, onFound }} />
      )}
    </Dialog>
  );
}

interface ScannerProps {
  readonly source: CodeSource;
  readonly onRead: (content: string) => void;
}

/** The camera picture, until a code is read that may name an asset. */
function Scanner({ source, onRead }: ScannerProps) {
  const { scan: words } = deviceMessages(useI18n());
  const video = useRef<HTMLVideoElement>(null);
  useSheet(video, css);
  const isUsable = useCallback((content: string) => mayNameAsset(content, source), [source]);
  const scan = useScan({ video, isUsable, onRead });
  return (
    <>
      <video
        ref={video}
        className="scan"
        muted
        playsInline
        aria-label={words.picture}
        hidden={scan.status === 'failed'}
      />
      <p role="status">
        {scan.status === 'starting'
          ? words.starting
          : scan.status === 'failed'
            ? words[scan.reason]
            : scan.other === undefined
              ? words.hint
              : words.noId(shownName(scan.other.slice(0, 100)))}
      </p>
    </>
  );
}
