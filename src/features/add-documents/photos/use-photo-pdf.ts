import { useState } from 'react';

import { useDeviceMessages } from '#i18n/use-device-messages.ts';
import type { DeviceMessages } from '#i18n/messages/en/device.ts';

import type { ChosenFile } from '../intake/chosen-file.ts';

import { assetFileName } from './asset-file-name.ts';

/** Where making a PDF of the photos stands. */
type PhotoWork =
  | { readonly status: 'idle' | 'making' | 'failed' }
  /** `pdf` is absent where too few of the photos could be opened. */
  | {
      readonly status: 'done';
      readonly pdf?: File;
      readonly used: readonly File[];
      readonly leftOut: readonly File[];
    };

interface PhotoPdfOptions {
  readonly assetId: string;
  /** The rows of the list; what is refused is none of them. */
  readonly chosen: readonly ChosenFile[];
  /** Ids of those that are ticked: where photos are among them, only these are meant. */
  readonly ticked: readonly string[];
  readonly latest: () => readonly ChosenFile[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (ids: readonly string[]) => void;
}

/** Puts the photos of the list into one PDF, when asked to, and takes that back. */
export function usePhotoPdf({ assetId, chosen, ticked, latest, add, remove }: PhotoPdfOptions) {
  const [work, setWork] = useState<PhotoWork>({ status: 'idle' });
  const given = work.status === 'done' ? new Set(work.leftOut) : undefined;
  const all = chosen.filter(({ file, check }) => isPhoto(file) && check.status !== 'refused');
  const some = all.filter(({ id }) => ticked.includes(id));
  // What could not be opened is not asked about again.
  const photos = (some.length > 0 ? some : all).map(({ file }) => file).filter((file) => !given?.has(file));

  const rowsOf = (files: readonly File[]) => latest().filter(({ file }) => files.includes(file));
  const replace = (old: readonly File[], next: readonly File[]) => {
    remove(rowsOf(old).map(({ id }) => id));
    add(next);
  };

  const make = async () => {
    setWork({ status: 'making' });
    try {
      const { makePhotoPdf } = await import('./make-photo-pdf.ts');
      const name = assetFileName({ assetId, at: new Date(), extension: 'pdf' });
      const { pdf, used, leftOut } = await makePhotoPdf(photos, name);
      // Somebody may have sent or removed one meanwhile.
      if (rowsOf(used).length < used.length) return setWork({ status: 'idle' });
      if (used.length < 2) return setWork({ status: 'done', used, leftOut });
      replace(used, [pdf]);
      setWork({ status: 'done', pdf, used, leftOut });
    } catch {
      // A part that did not load, no memory, or a file that is gone.
      setWork({ status: 'failed' });
    }
  };

  const { pdf: words } = useDeviceMessages();
  const isHere = work.status !== 'done' || !work.pdf || chosen.some(({ file }) => file === work.pdf);
  const shown = isHere ? work : ({ status: 'idle' } as const);
  return {
    photos,
    work: shown,
    /** What became of it, for the eye and the ear; empty where nothing was asked. */
    news: newsOf(shown, words),
    make: () => void make(),
    undo: () => {
      if (work.status === 'done' && work.pdf) replace([work.pdf], work.used);
      setWork({ status: 'idle' });
    },
  };
}

function newsOf(work: PhotoWork, words: DeviceMessages['pdf']): string {
  if (work.status === 'idle') return '';
  if (work.status !== 'done') return work.status === 'making' ? words.making : words.failed;
  const { pdf, used, leftOut } = work;
  return [pdf && words.made(used.length), leftOut.length > 0 && words.leftOut(leftOut.length)]
    .filter(Boolean)
    .join(' ');
}

/** How far photos have become a PDF, and what begins and ends that. */
export type PhotoPdfWork = ReturnType<typeof usePhotoPdf>;

/** Drawings have types of images, too. Some systems tell no type of HEIC. */
const isPhoto = ({ type, name }: File): boolean =>
  /^image\/(avif|hei[cf]|jpeg|png|webp)$/.test(type) || /\.hei[cf]$/i.test(name);
