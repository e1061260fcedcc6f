import { useEffect, useMemo, useRef, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import { packageMessages } from '#i18n/messages/en/files.ts';
import { repairMessages } from '#i18n/messages/en/inspection.ts';
import type { TakenDocument } from '#intake/chosen-file.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { isFileUnreadableError, logUnexpected } from '#lib/worker/worker-failure.ts';
import { folderOfPart, partsOf, titleOfPart, type DocumentPart } from '#package/document-parts.ts';
import type { PackageReader } from '#package/package-reader.ts';
import type { PackageReport } from '#package/report/package-report.ts';

/** Commands for a package before it is uploaded. */
export interface PackageEditing {
  readonly extract: PackageReader['extract'];
  /** Reason why the package can't be uploaded as one file. */
  readonly rejection?: string | undefined;
  /** Replaces the package with documents, and says so. */
  readonly onAddDocuments: (documents: readonly TakenDocument[], notice: string) => void;
}

/** A package, and the commands for it. */
export interface PackageDocumentsOptions {
  readonly file: File;
  readonly packageReport: PackageReport;
  readonly editing: PackageEditing;
  /** Called when the package is replaced. */
  readonly onClose?: (() => void) | undefined;
}

/** State of taking documents from a package. */
type TakingState =
  | { readonly status: 'idle'; readonly problem?: 'unreadable' | 'unavailable' }
  | { readonly status: 'taking'; readonly done: number };

interface TakingOptions {
  readonly file: File;
  readonly parts: readonly DocumentPart[];
  readonly extract: PackageReader['extract'];
  /** Called with the files of the parts, in their order; `undefined` for one that can't be read. */
  readonly onTaken: (files: readonly (File | undefined)[]) => void;
}

/** The documents of a package that can be taken out of it, and the command that puts them into its place. */
export function usePackageDocuments({ file, packageReport, editing, onClose }: PackageDocumentsOptions) {
  const i18n = useI18n();
  const words = packageMessages(i18n);
  const parts = useMemo(() => partsOf(packageReport), [packageReport]);
  const isZip = packageReport.format === 'zip';
  const taking = useTaking({
    file,
    parts,
    extract: editing.extract,
    onTaken: (files) => {
      const taken = parts.flatMap((part, index) => {
        const taken = files[index];
        if (!taken) return [];
        const title = titleOfPart(part, [i18n.locale]);
        const folder = isZip && { folder: folderOfPart(part, file.name) };
        return [{ file: taken, document: part.document, title, ...folder }];
      });
      const unread = files.length - taken.length;
      const { leftOut = 0 } = packageReport;
      const notice = [
        words.added(taken.length, shownName(file.name)),
        unread > 0 && words.someUnread(unread),
        leftOut > 0 && i18n.t.add.systemFiles(leftOut),
      ];
      onClose?.();
      editing.onAddDocuments(taken, joinSentences(notice, i18n));
    },
  });
  const problems = {
    unreadable: repairMessages(i18n).failed.unreadable,
    unavailable: editing.rejection === undefined ? words.noneAdded : words.noneReadable,
  };
  const problem = taking.state.status === 'idle' ? taking.state.problem : undefined;
  return { ...taking, parts, problemText: problem ? problems[problem] : '' };
}

/** Takes parts out of a package, all or none; closing the panel cancels it. */
function useTaking({ file, parts, extract, onTaken }: TakingOptions) {
  const [state, setState] = useState<TakingState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const take = async () => {
    const abort = new AbortController();
    running.current = abort;
    setState({ status: 'taking', done: 0 });
    try {
      const places = parts.map((part) => part.file.place);
      const results = await extract(file, places, {
        signal: abort.signal,
        onProgress: (done) => setState({ status: 'taking', done }),
      });
      if (abort.signal.aborted) return;
      const files = results.map((result) => (result.ok ? result.value : undefined));
      if (files.some(Boolean)) return onTaken(files);
      setState({ status: 'idle', problem: 'unavailable' });
    } catch (error) {
      if (abort.signal.aborted) return;
      logUnexpected('A package could not be unpacked.', error, abort.signal);
      abort.abort();
      setState({ status: 'idle', problem: isFileUnreadableError(error) ? 'unreadable' : 'unavailable' });
    }
  };

  return {
    state,
    take: () => void take(),
    cancel: () => {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}
