import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';

import type { ChoiceLists } from './use-choices.ts';

/** Says why ids are typed where a list should be, and tries again when asked to. */
export function ListsNote({ lists }: { readonly lists: ChoiceLists }) {
  const { t } = useI18n();
  if (lists.status !== 'incomplete') return null;
  return (
    <div className="lists-note" role="status">
      <p>{t.add.listsMissing}</p>
      <Button onClick={lists.retry}>{t.add.loadLists}</Button>
    </div>
  );
}
