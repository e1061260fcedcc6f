import { useI18n } from '#i18n/i18n-context.tsx';
import type { IntakeStore } from '#intake/store.ts';

import { countOf } from './use-intake-facts.ts';
import { useIntakeState } from './use-intake-state.ts';

interface ListCountProps {
  readonly store: IntakeStore;
}

/** Number of files, of which some may not be listed yet. */
export function ListCount({ store }: ListCountProps) {
  const { t, formats } = useI18n();
  const state = useIntakeState(store);
  const listed = state.rows.length;
  const count = countOf(state);
  return listed < count ? (
    <span className="muted">{t.add.listing(formats.number(listed), formats.number(count))}</span>
  ) : (
    <span className="add-documents__count narrow-only">{t.add.files(listed)}</span>
  );
}
