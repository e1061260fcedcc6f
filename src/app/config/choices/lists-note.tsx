import { useI18n } from '#i18n/i18n-context.tsx';
import { Announcer } from '#ui/announcer.tsx';
import { Button } from '#ui/button.tsx';

import type { ChoiceLists } from './use-choices.ts';

/** Explains why IDs must be typed, and offers to load the list again. */
export function ListsNote({ lists }: { readonly lists: ChoiceLists }) {
  const { t } = useI18n();
  const isMissing = lists.status === 'incomplete';
  return (
    <Announcer isVisible className="lists-note" text={isMissing ? t.add.listsMissing : ''}>
      {isMissing && <Button onClick={lists.retry}>{t.app.loadPart}</Button>}
    </Announcer>
  );
}
