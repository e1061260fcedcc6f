import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { Button } from '#ui/button.tsx';

import type { PhotoPdfWork } from './use-photo-pdf.ts';

interface PhotoOfferProps {
  readonly photos: PhotoPdfWork;
  /** Called when the focused button is about to disappear. */
  readonly onGone: () => void;
}

/** Offers to combine photos into a PDF, and shows the result. */
export function PhotoOffer({ photos: { photos, work, resultText, make, undo }, onGone }: PhotoOfferProps) {
  const { pdf: words } = deviceMessages(useI18n());
  const canMake = photos.length > 1 && work.status !== 'making';
  if (!resultText && !canMake) return null;
  return (
    <div className="photo-offer">
      {resultText && (
        <p className={work.status === 'failed' ? 'photo-offer__result field__error' : 'photo-offer__result'}>
          {resultText}
        </p>
      )}
      {work.status === 'done' && work.pdf && (
        <Button
          look="quiet"
          onClick={() => {
            onGone();
            undo();
          }}
        >
          {words.undo}
        </Button>
      )}
      {canMake && (
        <Button
          onClick={() => {
            onGone();
            make();
          }}
        >
          {words.make(photos.length)}
        </Button>
      )}
    </div>
  );
}
