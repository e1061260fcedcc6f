import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { repairMessages } from '#i18n/messages/en/inspection.ts';
import { logFailure } from '#lib/log-failure.ts';
import { unreachable } from '#lib/unreachable.ts';
import { isFileUnreadableError } from '#lib/worker/worker-failure.ts';
import type { InspectCall } from '#manual/inspector/inspector.ts';
import type { InspectionProgress, InspectionReport } from '#manual/report.ts';

import { PanelContent, PanelOpener } from './panel/panel-opener.tsx';

interface UploadedManualProps {
  readonly fileName: string;
  readonly sizeBytes: number;
  /** True if the file can still be sent from here. */
  readonly isFileAvailable: boolean;
  /** Returns the file of the upload, or undefined if it is gone. */
  readonly openFile: () => Promise<File | undefined>;
  readonly inspect: (file: File, call: InspectCall) => Promise<InspectionReport>;
}

/** Preview and inspection of a manual being uploaded; both start when the panel is opened. */
export function UploadedManual({ isFileAvailable, fileName, sizeBytes, ...props }: UploadedManualProps) {
  const [wasOpened, setWasOpened] = useState(false);
  // An open panel stays when the upload ends, and returns focus to its button.
  if (!isFileAvailable && !wasOpened) return null;
  return (
    <PanelOpener {...{ fileName, sizeBytes }} onOpen={() => setWasOpened(true)}>
      {(onClose) => <OpenedManual onClose={onClose} {...props} />}
    </PanelOpener>
  );
}

/** Inspection of the file; `progress` while its contents are being read. */
type ManualState =
  | { readonly status: 'opening' | 'unreadable' | 'unavailable' }
  | {
      readonly status: 'checked';
      readonly file: File;
      readonly report: InspectionReport;
      readonly progress?: InspectionProgress;
    };

type Tools = Pick<UploadedManualProps, 'openFile' | 'inspect'>;

interface OpenedManualProps extends Tools {
  readonly onClose: () => void;
}

function OpenedManual({ openFile, inspect, onClose }: OpenedManualProps) {
  const i18n = useI18n();
  const [look, setLook] = useState<ManualState>({ status: 'opening' });
  const running = useRef<AbortController>(undefined);
  const begin = useEffectEvent(
    (signal: AbortSignal) => void openAndInspect({ openFile, inspect }, signal, setLook),
  );
  useEffect(() => {
    const abort = new AbortController();
    running.current = abort;
    begin(abort.signal);
    return () => abort.abort();
  }, []);
  switch (look.status) {
    case 'opening':
      return <p className="card__body muted">{i18n.t.add.checking}</p>;
    case 'unreadable':
      return <p className="card__body field__error">{repairMessages(i18n).failed.unreadable}</p>;
    case 'unavailable':
      return <p className="card__body field__error">{i18n.t.add.fileNotChecked}</p>;
    case 'checked': {
      const { file, report, progress } = look;
      return (
        <PanelContent {...{ file, report, progress, onClose }} onStop={() => running.current?.abort()} />
      );
    }
    default:
      return unreachable(look);
  }
}

/** Opens and inspects a file. When stopped, the findings so far remain. */
async function openAndInspect(
  { openFile, inspect }: Tools,
  signal: AbortSignal,
  setState: (look: ManualState) => void,
): Promise<void> {
  let found: Extract<ManualState, { status: 'checked' }> | undefined;
  try {
    const file = await openFile();
    if (file === undefined) return setState({ status: 'unreadable' });
    const report = await inspect(file, {
      signal,
      onStructure: (report) => {
        found = { status: 'checked', file, report };
        setState({
          ...found,
          progress: { doneFiles: 0, totalFiles: report.files, doneBytes: 0, totalBytes: 0 },
        });
      },
      onProgress: (progress) => found && setState({ ...found, progress }),
    });
    setState({ status: 'checked', file, report });
  } catch (error) {
    const isUnreadable = isFileUnreadableError(error);
    if (!isUnreadable && !signal.aborted) logFailure('A manual could not be inspected.', error);
    setState(found ?? { status: isUnreadable ? 'unreadable' : 'unavailable' });
  }
}
