import { useI18n } from '#i18n/i18n-context.tsx';
import { chooseAssetMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { useIsOffline } from '#ui/browser/use-is-offline.ts';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';

import type { LookupState } from './use-asset-lookup.ts';

interface LookupNoteProps {
  readonly id: string;
  readonly state: LookupState;
}

/** Explains that an asset ID isn't checked yet, or couldn't be. A person can continue in either case. */
export function LookupNote({ id, state }: LookupNoteProps) {
  const i18n = useI18n();
  const words = chooseAssetMessages(i18n);
  const isOffline = useIsOffline();
  const name = shownName(id);
  const text = () => {
    if (state.status === 'failed') return isOffline ? words.offline(name) : words.notChecked(name);
    if (state.status !== 'checking' || !state.isSlow) return '';
    return isOffline ? words.offline(name) : words.checking(name);
  };
  const shown = text();
  return (
    <div role="status" className={shown === '' ? 'visually-hidden' : undefined}>
      {shown !== '' && (
        <Note
          tone={state.status === 'checking' ? 'info' : 'warn'}
          actions={
            state.status === 'failed' &&
            !isOffline && (
              <Button isSmall onClick={state.retry}>
                {i18n.t.config.retry}
              </Button>
            )
          }
        >
          <p>{shown}</p>
        </Note>
      )}
    </div>
  );
}
