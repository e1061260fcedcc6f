import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';

import type { ChoiceLists } from './use-choices.ts';

/** Explains why IDs must be typed, and offers to load the list again. */
export function ListsNote({ lists }: { readonly lists: ChoiceLists }) {
  const { t } = useI18n();
  const isMissing = lists.status === 'incomplete';
  return (
    <div role="status" className="form-note">
      {isMissing && (
        <Note
          tone="warn"
          actions={
            <Button isSmall onClick={lists.retry}>
              {t.app.loadPart}
            </Button>
          }
        >
          <p>{t.add.listsMissing}</p>
        </Note>
      )}
    </div>
  );
}
