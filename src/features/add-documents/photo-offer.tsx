import { useDeviceWords } from '#i18n/use-device-words.ts';
import { Button } from '#ui/button.tsx';

import type { PhotoPdfWork } from './use-photo-pdf.ts';

interface PhotoOfferProps {
  readonly photos: PhotoPdfWork;
  /** Takes focus when the button that had it goes. */
  readonly onGone: () => void;
}

/** Offers to make one PDF of several photos, and says what became of that. */
export function PhotoOffer({ photos: { photos, work, make, undo }, onGone }: PhotoOfferProps) {
  const { pdf: words } = useDeviceWords();
  const canMake = photos.length > 1 && work.status !== 'making';
  return (
    <div className="photo-offer">
      <div role="status">
        {work.status === 'making' && words.making}
        {work.status === 'failed' && <span className="field__error">{words.failed}</span>}
        {work.status === 'done' && (
          <>
            {work.pdf && `${words.made(work.used.length)} `}
            {work.leftOut.length > 0 && words.leftOut(work.leftOut.length)}
          </>
        )}
      </div>
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
