import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';

import type { ChoiceLists } from './use-choices.ts';

/** Explains why IDs must be typed, and offers to load the list again. */
export function ListsNote({ lists }: { readonly lists: ChoiceLists }) {
  const { t } = useI18n();
  if (lists.status !== 'incomplete') return null;
  return (
    <div className="lists-note" role="status">
      <p>{t.add.listsMissing}</p>
      <Button onClick={lists.retry}>{t.app.loadPart}</Button>
    </div>
  );
}
