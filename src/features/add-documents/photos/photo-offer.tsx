import Images from 'lucide-react/icons/images';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { Button } from '#ui/button.tsx';

import type { PhotoPdfWork } from './use-photo-pdf.ts';

interface PhotoResultProps {
  readonly photos: PhotoPdfWork;
  /** Called when the focused button is about to disappear. */
  readonly onUndo: () => void;
}

/** Result of combining photos, with Undo. */
export function PhotoResult({ photos: { work, resultText, undo }, onUndo }: PhotoResultProps) {
  const { pdf: words } = deviceMessages(useI18n());
  if (!resultText) return null;
  return (
    <p className="add-foot__notice" data-tone={work.status === 'failed' ? 'bad' : undefined}>
      <span>{resultText}</span>
      {work.status === 'done' && work.pdf && (
        <Button
          look="link"
          isSmall
          onClick={() => {
            onUndo();
            undo();
          }}
        >
          {words.undo}
        </Button>
      )}
    </p>
  );
}

interface PhotoOfferProps {
  readonly photos: PhotoPdfWork;
  /** Called when the focused button is about to disappear. */
  readonly onMake: () => void;
}

/** Offers to combine photos into a PDF, from two on. */
export function PhotoOffer({ photos: { photos, work, make }, onMake }: PhotoOfferProps) {
  const { pdf: words } = deviceMessages(useI18n());
  if (photos.length < 2 || work.status === 'making') return null;
  return (
    <Button
      look="link"
      isSmall
      onClick={() => {
        onMake();
        make();
      }}
    >
      <Images />
      <span>{words.make(photos.length)}</span>
    </Button>
  );
}
