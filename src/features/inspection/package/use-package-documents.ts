import { useEffect, useRef, useState } from 'react';

import { isFileUnreadableError } from '#manual/errors.ts';
import type { DocumentPart } from '#package/document-parts.ts';
import type { PackageDocument } from '#package/package-report.ts';
import type { PackageReader } from '#package/package-reader.ts';

/** A document taken from a package. */
export interface TakenDocument {
  readonly file: File;
  readonly document: PackageDocument;
  /** Title for the person, if the package names one. */
  readonly title: string | undefined;
}

/** Commands for a package before it is uploaded. */
export interface PackageEditing {
  readonly extract: PackageReader['extract'];
  /** Reason why the package can't be uploaded as one file. */
  readonly rejection?: string | undefined;
  /** Replaces the package with documents, and says so. */
  readonly onAddDocuments: (documents: readonly TakenDocument[], notice: string) => void;
}

/** State of taking documents from a package. */
export type TakingState =
  | { readonly status: 'idle'; readonly problem?: 'unreadable' | 'unavailable' }
  | { readonly status: 'taking'; readonly done: number };

interface TakingOptions {
  readonly file: File;
  readonly parts: readonly DocumentPart[];
  readonly extract: PackageReader['extract'];
  /** Called with the files of the parts, in their order; `undefined` for one that can't be read. */
  readonly onTaken: (files: readonly (File | undefined)[]) => void;
}

/** Takes the documents of a package out of it, all or none; closing the panel cancels it. */
export function usePackageDocuments({ file, parts, extract, onTaken }: TakingOptions) {
  const [state, setState] = useState<TakingState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const take = async () => {
    const abort = new AbortController();
    running.current = abort;
    let done = 0;
    setState({ status: 'taking', done });
    try {
      // The reader takes them one after another, and keeps its worker meanwhile.
      const files = await Promise.all(
        parts.map(async (part) => {
          const result = await extract(file, part.file.place, { signal: abort.signal });
          done += 1;
          if (!abort.signal.aborted) setState({ status: 'taking', done });
          return result.ok ? result.value : undefined;
        }),
      );
      if (abort.signal.aborted) return;
      if (files.some(Boolean)) return onTaken(files);
      setState({ status: 'idle', problem: 'unavailable' });
    } catch (error) {
      if (abort.signal.aborted) return;
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
