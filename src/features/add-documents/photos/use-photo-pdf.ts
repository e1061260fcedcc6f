import { useState } from 'react';

import { assetFileName } from '#asset/asset-file-name.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import { type DeviceMessages, deviceMessages } from '#i18n/messages/en/files.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import type { Intake } from '#intake/intake.ts';
import { isPhotoRow } from '#intake/is-photo-row.ts';
import { logFailure } from '#lib/log-failure.ts';

/** State of combining photos into a PDF. */
type PhotoWork =
  | { readonly status: 'idle' | 'making' | 'failed' }
  /** `pdf` is absent if fewer than two photos could be decoded. */
  | {
      readonly status: 'done';
      readonly pdf?: MadePdf;
      /** IDs of the rows whose photos couldn't be decoded. */
      readonly leftOut: readonly string[];
    };

/** A PDF that is in the place of photos. */
interface MadePdf {
  readonly rowId: string;
  readonly photoCount: number;
  /** Puts the photos back. */
  readonly undo: () => void;
}

interface PhotoPdfOptions {
  readonly assetId: string;
  /** Rows of the list, including rejected files. */
  readonly chosen: readonly ChosenFile[];
  /** IDs of the selected rows; if photos are among them, only these are combined. */
  readonly ticked: readonly string[];
  readonly intake: Pick<Intake, 'rows' | 'add' | 'addRows' | 'remove'>;
}

/** Combines photos of the list into one PDF, and undoes it. */
export function usePhotoPdf({ assetId, chosen, ticked, intake }: PhotoPdfOptions) {
  const i18n = useI18n();
  const [work, setWork] = useState<PhotoWork>({ status: 'idle' });
  const [edited, setEdited] = useState<File>();
  const leftOut = work.status === 'done' ? work.leftOut : [];
  const all = chosen.filter(isPhotoRow);
  const some = all.filter(({ id }) => ticked.includes(id));
  // Photos that couldn't be decoded aren't offered again.
  const photos = (some.length > 0 ? some : all).filter(({ id }) => !leftOut.includes(id));

  const { idsOf, addMissing, replace } = photoRows(intake);

  const make = async () => {
    setWork({ status: 'making' });
    try {
      const { makePhotoPdf } = await import('#photo/make-photo-pdf.ts');
      const name = assetFileName({ assetId, at: new Date(), extension: 'pdf' });
      const { pdf, used, ...made } = await makePhotoPdf(
        photos.map(({ file }) => file),
        name,
      );
      // A photo may have been sent or removed meanwhile.
      if (idsOf(used).length < used.length) return setWork({ status: 'idle' });
      const leftOut = idsOf(made.leftOut);
      setWork({ status: 'done', leftOut, ...(used.length > 1 && { pdf: replace(used, pdf) }) });
    } catch (error) {
      // A chunk that failed to load, too little memory, or a missing file.
      logFailure('A PDF could not be created.', error);
      setWork({ status: 'failed' });
    }
  };

  /** Puts a PDF into the place of the photos that it was made of; photos that aren't in the list were taken for it. */
  const replaceBy = (pdf: File, used: readonly File[]) => {
    setEdited(undefined);
    setWork({ status: 'done', pdf: replace(used, pdf), leftOut: [] });
  };

  const undo = (pdf: MadePdf | undefined) => {
    pdf?.undo();
    setWork({ status: 'idle' });
  };
  const { pdf: words } = deviceMessages(useI18n());
  const isHere = work.status !== 'done' || !work.pdf || chosen.some(({ id }) => id === work.pdf?.rowId);
  const shown = isHere ? work : ({ status: 'idle' } as const);
  return {
    /** Photos that can be combined now. */
    photos: shown.status === 'making' ? [] : photos,
    notice: {
      /** Result as a text, visible and announced; empty while idle. */
      text: resultText(shown, words, i18n),
      isError: shown.status === 'failed',
      undo: shown.status === 'done' && shown.pdf ? () => undo(shown.pdf) : undefined,
    },
    make: () => void make(),
    /** The photo that is open in the editor. */
    edited,
    edit: setEdited,
    replaceBy,
    /** The editor couldn't be loaded. */
    failToEdit: () => {
      setEdited(undefined);
      setWork({ status: 'failed' });
    },
    /** Closes the editor; photos that were taken in it become rows. */
    keep: (taken: readonly File[]) => {
      setEdited(undefined);
      addMissing(taken);
    },
  };
}

/** Functions for the rows of photos. */
function photoRows({ rows, add, addRows, remove }: PhotoPdfOptions['intake']) {
  const idsOf = (files: readonly File[]) =>
    rows().flatMap(({ id, file }) => (files.includes(file) ? [id] : []));
  /** Adds files that have no row. */
  const addMissing = (files: readonly File[]) => {
    const known = new Set(rows().map(({ file }) => file));
    add(files.filter((file) => !known.has(file)).map((file) => ({ path: file.name, file })));
  };
  /** Puts a PDF into the place of photos. */
  const replace = (used: readonly File[], pdf: File): MadePdf => {
    const restore = remove(idsOf(used));
    const [rowId = ''] = addRows([{ file: pdf }]);
    const undo = () => {
      remove([rowId]);
      restore();
      // Photos that were taken for it had no row.
      addMissing(used);
    };
    return { rowId, photoCount: used.length, undo };
  };
  return { idsOf, addMissing, replace };
}

function resultText(work: PhotoWork, words: DeviceMessages['pdf'], i18n: I18n): string {
  if (work.status === 'idle') return '';
  if (work.status !== 'done') return work.status === 'making' ? words.making : words.failed;
  const { pdf, leftOut } = work;
  const sentences = [pdf && words.made(pdf.photoCount), leftOut.length > 0 && words.leftOut(leftOut.length)];
  return joinSentences(sentences, i18n);
}

/** State and commands of combining photos. */
export type PhotoPdfWork = ReturnType<typeof usePhotoPdf>;
