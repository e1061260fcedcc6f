import { useState, type ChangeEvent, type DragEvent } from 'react';
import { useDropzone } from 'react-dropzone';

import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import type { ArrivedFile } from '#intake/transition.ts';
import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import type { PlacedFile } from '#lib/file/placed-file.ts';
import { lazy, lazyModule } from '#lib/lazy.ts';
import { logged } from '#lib/log-failure.ts';
import { inTime } from '#lib/time/in-time.ts';
import { setTimer } from '#lib/time/timer.ts';

import { byPath, readDrop } from './read-drop.ts';

/** Loads the code that prepares chosen files before they are added, and the menu beside the button. */
export const preparation = lazyModule(() => import('./prepare-files.ts'));

/** Reading thousands at once would block the page. */
const maxAtOnce = 64;

/** Time limit in milliseconds for loading code that isn't there yet. */
const waitMs = 10_000;

/** A file chosen with its folder has a path; a single file only a name. */
const placed = (file: File): PlacedFile => ({ path: file.webkitRelativePath || file.name, file });

/** Files of one choice. */
interface Found {
  readonly files: readonly ArrivedFile[];
  readonly unreadCount?: number;
}

/** Says what wasn't accepted; an error only for what couldn't be read. */
interface SourcesNotice {
  readonly text: string;
  readonly isError: boolean;
  /** Number of notices so far: what happens again is announced again. */
  readonly occurrence: number;
}

/** Reads dropped files and folders; counts what can't be read. */
async function readAll(transfer: DataTransfer): Promise<Found> {
  const drop = await readDrop(transfer);
  const reads = createConcurrencyLimit(maxAtOnce);
  const read = await Promise.allSettled(drop.files.map((file) => reads(file.getFile)));
  const files = read.flatMap((each, at) =>
    each.status === 'fulfilled' ? [{ path: drop.files[at]!.path, file: each.value }] : [],
  );
  return { files, unreadCount: drop.unread + read.length - files.length };
}

interface SourcesOptions {
  /** Photos and screenshots without a name of their own are named after it. */
  readonly assetId: string;
  readonly isPageOurs: boolean;
  readonly isDisabled: boolean;
}

const notPrepared = logged('Chosen files could not be prepared.');

const notRead = logged<Found>('Dropped files could not be read.', { files: [], unreadCount: 1 });

/** Accepts dropped and chosen files and folders; `notice` says what wasn't accepted. */
export function useFileSources(
  begin: () => (files: readonly ArrivedFile[]) => void,
  { assetId, isPageOurs, isDisabled }: SourcesOptions,
) {
  const i18n = useI18n();
  const { t } = i18n;
  const [notice, setNotice] = useState<SourcesNotice>({ text: '', isError: false, occurrence: 0 });
  const [prepare] = useState(() => lazy(() => preparation.loaded()!.createPreparation()));
  const say = (text: string, isError: boolean) =>
    setNotice(({ occurrence }) => ({ text, isError, occurrence: occurrence + 1 }));

  const sayOf = (found: number, accepted: number, unreadCount: number) => {
    const words = [
      found === 0 && unreadCount === 0 && t.add.noFiles,
      found > accepted && t.add.systemFiles(found - accepted),
      unreadCount > 0 && t.add.unread(unreadCount),
    ];
    say(joinSentences(words, i18n), unreadCount > 0);
  };
  /** Accepts files, which takes time. They belong to the person who is here when it begins. */
  const accept = async (found: Found | Promise<Found>) => {
    const put = begin();
    const { files, unreadCount = 0 } = await found;
    // Without the code, or if it fails, files arrive as they are.
    const code = await inTime(preparation.load().catch(notPrepared), undefined, { setTimer, waitMs });
    const accepted = (code && (await prepare()(files, assetId).catch(notPrepared))) ?? files;
    sayOf(files.length, accepted.length, unreadCount);
    put(accepted);
  };

  const take = (files: Iterable<File>) => accept({ files: [...files].map(placed) });

  const { getRootProps, getInputProps, rootRef, open } = useDropzone({
    // Only the button opens the dialog.
    noClick: true,
    noKeyboard: true,
    // `usePaste` handles pasting anywhere on the page.
    noPaste: true,
    // A file dropped beside the area would replace the page. In a host's page, that is up to the host.
    preventDropOnDocument: isPageOurs,
    // The library would ask each file for its size at once, which takes half a second for 5,000, and would forget what was
    // dropped if more is dropped meanwhile: `onDrop` and `onChange` read the files.
    getFilesFromEvent: async () => [],
  });
  const onDrop = ({ dataTransfer }: DragEvent) => {
    const isFile = [...dataTransfer.items].some(({ kind }) => kind === 'file');
    // Items are accessible only during the event.
    if (isFile) void accept(readAll(dataTransfer).catch(notRead));
    else say(t.add.notAFile, false);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void take(target.files ?? []);
    // Otherwise choosing the same file again fires no event.
    target.value = '';
  };

  return {
    notice,
    rootProps: getRootProps(isDisabled ? {} : { onDrop }),
    inputProps: getInputProps({ onChange }),
    rootRef,
    open,
    choose: (files: readonly File[]) => void take(files),
    accept: (file: ArrivedFile) => void accept({ files: [file] }),
    acceptFolder: (files: readonly File[]) => void accept({ files: files.map(placed).toSorted(byPath) }),
  };
}

/** Result of `useFileSources`. */
export type FileSources = ReturnType<typeof useFileSources>;
