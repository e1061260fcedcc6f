import { useI18n } from '#i18n/i18n-context.tsx';

import { problemMessage } from './problem-message.ts';
import type { AssetUpload } from './upload-row.tsx';
import { WaitingStory } from './waiting-story.tsx';

/** A sentence or two on where an upload stands. */
export function UploadStory({ upload }: { readonly upload: AssetUpload }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  if (upload.status === 'failed') {
    const { problem } = upload;
    const words = problem.code === 'http' ? problem.words : undefined;
    return (
      <div className="small">
        <p>{problemMessage(problem, i18n)}</p>
        {words && <p className="muted">{t.uploads.serviceSays(words)}</p>}
      </div>
    );
  }
  if (upload.status === 'waiting') return <WaitingStory waitsFor={upload.waitsFor} />;
  const text = () => {
    switch (upload.status) {
      case 'storing':
        return t.uploads.storingHint;
      case 'cancelled':
        return t.uploads.cancelledHint;
      case 'stored': {
        const time = formats.time(upload.endedAt);
        const id = upload.receipt.document?.id;
        return id ? t.uploads.storedId(time, id) : t.uploads.storedAt(time);
      }
      case 'already-exists': {
        const name = upload.receipt.document?.displayname;
        if (name && upload.origin === 'perhaps-this-upload') return t.uploads.isStored(name);
        return name ? t.uploads.existing(name) : t.uploads.existingUnnamed;
      }
      default:
        return undefined;
    }
  };
  const sentence = text();
  return sentence ? <p className="muted small">{sentence}</p> : null;
}
