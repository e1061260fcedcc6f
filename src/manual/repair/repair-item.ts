import type { FindingCode } from '../codes.ts';

/** A page or style sheet that is changed, and at how many places. */
export interface ChangedText {
  /** Name of the entry in the original. Data, never markup. */
  readonly entry: string;
  readonly places: number;
}

/**
 * One thing that is done in a copy. It names every entry that it changes; `texts` are pages and style sheets of which only
 * addresses and tags of the head change.
 */
export type RepairItem =
  /** Everything moves out of the one folder; links that went through it by name are adapted. */
  | { readonly kind: 'unwrap'; readonly folder: string; readonly texts: readonly ChangedText[] }
  | { readonly kind: 'leave-out-junk'; readonly entries: readonly string[] }
  /** A page `index.html` that leads on to the only candidate. */
  | {
      readonly kind: 'add-start-page';
      readonly target: string;
      readonly title: string;
      readonly language?: string;
    }
  | {
      readonly kind: 'rename-start-page';
      readonly entry: string;
      readonly newName: string;
      readonly texts: readonly ChangedText[];
    }
  | { readonly kind: 'correct-names'; readonly entries: readonly string[] }
  | { readonly kind: TextRepair; readonly texts: readonly ChangedText[] };

/** What is done inside of pages and style sheets. */
export type TextRepair = 'correct-case' | 'correct-backslashes' | 'declare-encoding' | 'remove-base';

/** What an item of a repair does. */
export type RepairKind = RepairItem['kind'];

/** The finding that is gone from the copy. */
export const repairedCode: Readonly<Record<RepairKind, FindingCode>> = {
  unwrap: 'DOC-WRAPPED',
  'leave-out-junk': 'ENTRY-JUNK',
  'add-start-page': 'DOC-NO-START',
  'rename-start-page': 'DOC-START-CASE',
  'correct-names': 'NAME-BACKSLASH',
  'correct-case': 'LINK-CASE',
  'correct-backslashes': 'LINK-BACKSLASH',
  'declare-encoding': 'DOC-CHARSET',
  'remove-base': 'DOC-BASE',
};
