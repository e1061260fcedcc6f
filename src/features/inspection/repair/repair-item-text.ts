import type { RepairMessages } from '#i18n/messages/en/inspection.ts';
import { shownName } from '#lib/shown-name.ts';
import { unreachable } from '#lib/unreachable.ts';
import type { ChangedText, RepairItem } from '#manual/repair/repair-item.ts';

/** Text of a repair: the change, its side effects, and every entry that changes. */
interface RepairItemText {
  readonly title: string;
  readonly hint?: string;
  readonly entries: readonly string[];
}

/** Returns the exact description of a repair. */
export function repairItemText(item: RepairItem, t: RepairMessages): RepairItemText {
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
