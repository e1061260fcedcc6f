import { fromEvent } from 'file-selector';
import { useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';

import { useI18n } from '#i18n/i18n-context.tsx';
import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import type { PlacedFile } from '#manual/pack/find-manuals.ts';

import { byPath } from './by-name.ts';
import { readDrop } from './read-drop.ts';

/** What operating systems leave in folders, and nobody means to upload. */
const systemNames = new Set(['.ds_store', 'thumbs.db', 'desktop.ini']);

/** Thousands asked for in one go would hold up the page. */
const mostAtOnce = 64;

const isSystemFile = ({ file }: PlacedFile): boolean => systemNames.has(file.name.toLowerCase());

/** A file that was chosen in a folder tells its path; one by itself has none but its name. */
const placed = (file: File): PlacedFile => ({ path: file.webkitRelativePath || file.name, file });

/** Takes files and folders by drop and by the dialogs, and says what was not taken. */
export function useIntake(add: (files: readonly PlacedFile[]) => void, isPageOurs: boolean) {
  const { t } = useI18n();
  const [notice, setNotice] = useState('');
  const unread = useRef(0);
  /** A dropped file does not know its folder, and the drop zone hands on files only. */
  const paths = useRef(new WeakMap<File, string>());

  const take = (files: readonly PlacedFile[], nothing: string) => {
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
    // The button opens the dialog; a click beside it must not.
    noClick: true,
    noKeyboard: true,
    // Where nobody types, files are pasted anywhere on the page: `usePaste` hears of that.
    noPaste: true,
    // A file dropped beside the area would replace the page; what another application does with it is its own business.
    preventDropOnDocument: isPageOurs,
    getFilesFromEvent: async (event) => {
      unread.current = 0;
      const isDrop = 'dataTransfer' in event && event.type === 'drop';
      if (!isDrop || !event.dataTransfer) return fromEvent(event);
      const drop = await readDrop(event.dataTransfer);
      const reads = createConcurrencyLimit(mostAtOnce);
      const read = await Promise.allSettled(drop.files.map((file) => reads(file.getFile)));
      const found = read.flatMap((each, at) =>
        each.status === 'fulfilled' ? [{ path: drop.files[at]!.path, file: each.value }] : [],
      );
      unread.current = drop.unread + read.length - found.length;
      for (const { path, file } of found) paths.current.set(file, path);
      return found.map(({ file }) => file);
    },
    onDrop: (files) => {
      take(
        files.map((file) => ({ ...placed(file), path: paths.current.get(file) ?? placed(file).path })),
        t.add.nothingDropped,
      );
      // With the old choice in it, choosing the same file again would be no change and go unheard.
      if (dropzone.inputRef.current) dropzone.inputRef.current.value = '';
    },
    onError: () => take([], t.add.nothingDropped),
  });

  return {
    notice,
    dropzone,
    choose: (files: readonly File[]) => {
      unread.current = 0;
      take(files.map(placed), '');
    },
    takeFolder: (files: readonly File[]) => {
      unread.current = 0;
      take(files.map(placed).toSorted(byPath), t.add.nothingInFolder);
    },
  };
}

/** The ways by which files come into the form. */
export type Intake = ReturnType<typeof useIntake>;
