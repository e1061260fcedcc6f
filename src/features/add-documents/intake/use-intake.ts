import { fromEvent } from 'file-selector';
import { useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';

import { useI18n } from '#i18n/i18n-context.tsx';
import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import type { PlacedFile } from '#manual/pack/find-manuals.ts';

import { byPath } from './by-name.ts';
import { readDrop } from './read-drop.ts';

/** Files that operating systems create in folders. */
const systemNames = new Set(['.ds_store', 'thumbs.db', 'desktop.ini']);

/** Reading thousands at once would block the page. */
const mostAtOnce = 64;

const isSystemFile = ({ file }: PlacedFile): boolean => systemNames.has(file.name.toLowerCase());

/** A file chosen with its folder has a path; a single file only a name. */
const placed = (file: File, path = file.webkitRelativePath || file.name): PlacedFile => ({ path, file });

/** Reads dropped files and folders; counts what can't be read. */
async function readAll(transfer: DataTransfer) {
  const drop = await readDrop(transfer);
  const reads = createConcurrencyLimit(mostAtOnce);
  const read = await Promise.allSettled(drop.files.map((file) => reads(file.getFile)));
  const found = read.flatMap((each, at) =>
    each.status === 'fulfilled' ? [{ path: drop.files[at]!.path, file: each.value }] : [],
  );
  return { found, unreadCount: drop.unread + read.length - found.length };
}

/** Accepts dropped and chosen files and folders; `notice` says what wasn't accepted. */
export function useIntake(
  add: (files: readonly PlacedFile[]) => void,
  { isPageOurs, isDisabled }: { readonly isPageOurs: boolean; readonly isDisabled: boolean },
) {
  const { t } = useI18n();
  const [notice, setNotice] = useState('');
  const unread = useRef(0);
  // A dropped file doesn't know its folder.
  const paths = useRef(new WeakMap<File, string>());

  const accept = (files: readonly PlacedFile[], nothing: string) => {
    const wanted = files.filter((file) => !isSystemFile(file));
    const leftOut = files.length - wanted.length;
    const words = [
      files.length === 0 && unread.current === 0 && nothing,
      leftOut > 0 && t.add.systemFiles(leftOut),
      unread.current > 0 && t.add.unread(unread.current),
    ];
    setNotice(words.filter(Boolean).join(' '));
    if (wanted.length > 0) add(wanted);
  };

  const dropzone = useDropzone({
    // Only the button opens the dialog.
    noClick: true,
    noKeyboard: true,
    // `usePaste` handles pasting anywhere on the page.
    noPaste: true,
    // A file dropped beside the area would replace the page. In a host's page, that is up to the host.
    preventDropOnDocument: isPageOurs,
    getFilesFromEvent: async (event) => {
      unread.current = 0;
      const isDrop = 'dataTransfer' in event && event.type === 'drop';
      if (!isDrop || !event.dataTransfer) return fromEvent(event);
      const { found, unreadCount } = await readAll(event.dataTransfer);
      unread.current = unreadCount;
      for (const { path, file } of found) paths.current.set(file, path);
      return found.map(({ file }) => file);
    },
    onDrop: (files) => {
      if (isDisabled) return;
      const found = files.map((file) => placed(file, paths.current.get(file)));
      accept(found, t.add.nothingDropped);
      // Otherwise choosing the same file again fires no event.
      if (dropzone.inputRef.current) dropzone.inputRef.current.value = '';
    },
    onError: () => accept([], t.add.nothingDropped),
  });

  return {
    notice,
    dropzone,
    choose: (files: readonly File[]) => {
      unread.current = 0;
      accept(
        files.map((file) => placed(file)),
        '',
      );
    },
    acceptFolder: (files: readonly File[]) => {
      unread.current = 0;
      accept(files.map((file) => placed(file)).toSorted(byPath), t.add.nothingInFolder);
    },
  };
}

/** Result of `useIntake`. */
export type Intake = ReturnType<typeof useIntake>;
