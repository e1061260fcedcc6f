import { useI18n } from '#i18n/i18n-context.tsx';
import { uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { waitsForPerson } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { Button } from '#ui/controls/button.tsx';

import { shownPersistence } from '../status/persistence.ts';

/** Uploads that continue while the page is closed. */
export interface BackgroundNote {
  /** True if the person is notified of them. */
  readonly isNotifying: boolean;
  /** Texts of the notification, with `{count}` for a number of documents. */
  readonly requestNotice: (texts: Readonly<Record<'stored' | 'left', string>>) => void;
}

interface SavedTextProps {
  readonly uploads: readonly AssetUpload[];
  /** Absent if uploads end with the page. */
  readonly background: BackgroundNote | undefined;
}

/** Says how many uploads are saved on this device, and what becomes of them. */
export function SavedText({ uploads, background }: SavedTextProps) {
  const { t, formats } = useI18n();
  const { saved: savedText, continues } = t.uploads.persistence;
  const saved = uploads.filter((upload) => shownPersistence(upload) === 'saved');
  const isContinued = !saved.every(waitsForPerson);
  const text = savedText(formats.number(saved.length));
  return (
    <>
      <span>{isContinued && !background ? `${text} ${continues}` : text}</span>
      {isContinued && background && ' '}
      {isContinued && background && <Continuation {...background} />}
    </>
  );
}

/** Says that uploads continue while the page is closed, and offers to notify the person. */
function Continuation({ isNotifying, requestNotice }: BackgroundNote) {
  const { background: words } = uploadListMessages(useI18n());
  const texts = { stored: words.stored('{count}'), left: words.left('{count}') };
  return (
    <>
      <span>{words.continues}</span>{' '}
      {isNotifying ? (
        <span role="status">{words.notifies}</span>
      ) : (
        globalThis.Notification?.permission !== 'denied' && (
          <Button look="link" isSmall onClick={() => requestNotice(texts)}>
            {words.notify}
          </Button>
        )
      )}
    </>
  );
}
