import Wrench from 'lucide-react/icons/wrench';

import { useI18n } from '#i18n/i18n-context.tsx';
import { type RepairMessages, inspectionMessages, repairMessages } from '#i18n/messages/en/inspection.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { unreachable } from '#lib/unreachable.ts';
import type { ChangedText, RepairItem, RepairKind } from '#manual/repair/repair-item.ts';
import { Disclosure } from '#ui/content/disclosure.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CheckField } from '#ui/field/field.tsx';

interface RepairPlanListProps {
  readonly items: readonly RepairItem[];
  readonly unticked: ReadonlySet<RepairKind>;
  readonly onToggle: (kind: RepairKind) => void;
  readonly onMake: (items: readonly RepairItem[]) => void;
  readonly onCancel: () => void;
}

/** Limit of file names per repair. */
const maxShown = 200;

/** Planned changes of the copy, each with a checkbox. */
export function RepairPlanList({ items, unticked, onToggle, onMake, onCancel }: RepairPlanListProps) {
  const t = repairMessages(useI18n());
  const words = inspectionMessages(useI18n());
  const ticked = items.filter(({ kind }) => !unticked.has(kind));
  return (
    <section className="stack stack--close" aria-label={words.reviewChanges}>
      <h3>{words.reviewChanges}</h3>
      <p className="muted">{items.length > 0 ? t.intro : t.nothing}</p>
      <ul className="box">
        {items.map((item) => (
          <li key={item.kind} className="repair stack stack--close">
            <PlannedItem
              item={item}
              isTicked={!unticked.has(item.kind)}
              onToggle={() => onToggle(item.kind)}
            />
          </li>
        ))}
      </ul>
      <div className="row panel__actions">
        {items.length > 0 && (
          <Button look="primary" disabled={ticked.length === 0} onClick={() => onMake(ticked)}>
            <Wrench />
            {words.repairAndUse}
          </Button>
        )}
        <Button onClick={onCancel}>{t.cancel}</Button>
      </div>
    </section>
  );
}

interface PlannedItemProps {
  readonly item: RepairItem;
  readonly isTicked: boolean;
  readonly onToggle: () => void;
}

function PlannedItem({ item, isTicked, onToggle }: PlannedItemProps) {
  const t = repairMessages(useI18n());
  const { title, hint, entries } = repairItemText(item, t);
  const more = entries.length - maxShown;
  return (
    <>
      <CheckField label={title} hint={hint ?? ''} checked={isTicked} onChange={onToggle} />
      {entries.length > 0 && (
        <Disclosure className="small" summary={t.whichFiles(entries.length)}>
          {() => (
            <ul className="repair__files">
              {entries.slice(0, maxShown).map((entry) => (
                <li key={entry}>
                  <code>{entry}</code>
                </li>
              ))}
              {more > 0 && <li className="muted">{t.moreFiles(more)}</li>}
            </ul>
          )}
        </Disclosure>
      )}
    </>
  );
}

/** Text of a repair: the change, its side effects, and every entry that changes. */
interface RepairItemText {
  readonly title: string;
  readonly hint?: string;
  readonly entries: readonly string[];
}

/** Returns the exact description of a repair. */
function repairItemText(item: RepairItem, t: RepairMessages): RepairItemText {
  const words = t.items;
  switch (item.kind) {
    case 'unwrap':
      return withLinks(words.unwrap(shownName(item.folder)), words.adapted, item.texts);
    case 'rename-start-page':
      return withLinks(
        words.renameStart(shownName(item.entry), item.newName),
        words.renamedLinks,
        item.texts,
      );
    case 'add-start-page':
      return {
        title: words.addStart(shownName(item.target), item.name),
        hint: words.addStartHint,
        entries: [],
      };
    case 'leave-out-junk':
      return { title: words.junk(item.entries.length), entries: item.entries.map(shownName) };
    case 'leave-out-unsafe':
      return { title: words.unsafe(item.entries.length), entries: item.entries.map(shownName) };
    case 'correct-names':
      return { title: words.names(item.entries.length), entries: item.entries.map(shownName) };
    case 'correct-case':
      return { title: words.case(placesIn(item.texts)), entries: named(item.texts) };
    case 'correct-backslashes':
      return { title: words.backslashes(placesIn(item.texts)), entries: named(item.texts) };
    default:
      return unreachable(item);
  }

  function named(texts: readonly ChangedText[]): readonly string[] {
    return texts.map(({ entry, places }) => t.places(shownName(entry), places));
  }

  function withLinks(title: string, hint: (files: number) => string, texts: readonly ChangedText[]) {
    return { title, ...(texts.length > 0 && { hint: hint(texts.length) }), entries: named(texts) };
  }
}

const placesIn = (texts: readonly ChangedText[]): number =>
  texts.reduce((sum, { places }) => sum + places, 0);
