import type { FindingCode } from '../codes.ts';

/** A changed page or style sheet, and the number of changed places. */
export interface ChangedText {
  /** Name of the entry in the original. Data, never markup. */
  readonly entry: string;
  readonly places: number;
}

/**
 * One repair in a copy. It names every entry that it changes; in `texts`, pages and style sheets, only addresses
 * change.
 */
export type RepairItem =
  /** Everything moves out of the wrapping folder; links that named the folder are adapted. */
  | { readonly kind: 'unwrap'; readonly folder: string; readonly texts: readonly ChangedText[] }
  | { readonly kind: 'leave-out-junk' | 'leave-out-unsafe'; readonly entries: readonly string[] }
  /** Adds a page at the top that leads to the only candidate, or to the page that a person chose. */
  | {
      readonly kind: 'add-start-page';
      readonly name: string;
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

/** Repairs inside pages and style sheets. */
export type TextRepair = 'correct-case' | 'correct-backslashes';

/** Kind of a repair item. */
export type RepairKind = RepairItem['kind'];

/** Code of the finding that the repair removes, or of one of them. */
export const repairedCode: Readonly<Record<RepairKind, FindingCode>> = {
  unwrap: 'DOC-WRAPPED',
  'leave-out-junk': 'ENTRY-JUNK',
  'leave-out-unsafe': 'NAME-UNSAFE',
  'add-start-page': 'DOC-NO-START',
  'rename-start-page': 'DOC-START-CASE',
  'correct-names': 'NAME-BACKSLASH',
  'correct-case': 'LINK-CASE',
  'correct-backslashes': 'LINK-BACKSLASH',
};
