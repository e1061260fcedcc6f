import type { PlacedFile } from '#lib/file/placed-file.ts';
import { unreachable } from '#lib/unreachable.ts';
import type { Finding } from '#manual/finding.ts';
import type { ManualFolder } from '#manual/pack/find-manuals.ts';
import type { ByteProgress } from '#manual/report.ts';
import type { PackageFolder } from '#package/find-packages.ts';

import { chosenFileOf, type ChosenFile, type ContentFacts, type FileCheck } from './chosen-file.ts';
import type { DraftValues } from './values/draft-values.ts';

/** A folder that can be uploaded as a manual or package: offered, being packed, failed or rejected. */
export type FolderOffer = { readonly id: string; readonly folder: ManualFolder | PackageFolder } & OfferState;

export type OfferState =
  | { readonly status: 'offered' }
  | { readonly status: 'packing'; readonly progress: ByteProgress | undefined }
  | { readonly status: 'failed'; readonly reason: 'unreadable' | 'unavailable' }
  | { readonly status: 'rejected'; readonly findings: readonly Finding[] };

/** A file that isn't listed yet. */
export interface ArrivedFile extends PlacedFile {
  /** Values that were typed for it earlier. */
  readonly values?: DraftValues;
  /** Name of the file that it replaces, whose upload failed: its row takes focus. */
  readonly replacedName?: string;
}

/** The row of a file that arrived with values. */
export interface RestoredRow {
  readonly row: ChosenFile;
  readonly arrived: ArrivedFile;
}

/** Files that were chosen for one asset and aren't in the queue yet, each in one list; a photo with a row may be edited, too. */
export interface IntakeState {
  readonly rows: readonly ChosenFile[];
  /** Files that wait for the form. */
  readonly arrived: readonly ArrivedFile[];
  /** Files that will be listed, in order. */
  readonly unlisted: readonly PlacedFile[];
  /** Files whose content is being compared with that of a row that seems to be the same. */
  readonly comparing: readonly PlacedFile[];
  /** Folders that wait for a decision. */
  readonly offers: readonly FolderOffer[];
  /** Photos that are open in the editor. */
  readonly edited: readonly File[];
  /** Names of the files that were chosen last and are in the list already. */
  readonly repeated: readonly string[];
  /** The asset from which a person moved a file last. */
  readonly leftAssetIds: ReadonlyMap<File, string>;
}

/** Files that enter the list at once: with their rows, to be listed, or offered with their folder. */
export interface Entry extends Partial<Pick<IntakeState, 'rows' | 'unlisted' | 'offers'>> {
  /** Place of the rows: that of another row, or the one that they had among the rows `before`. Default: the end. */
  readonly place?: { readonly replacedId: string } | { readonly before: readonly ChosenFile[] };
  /** Files that have arrived and enter now. */
  readonly taken?: readonly ArrivedFile[];
  /** Present with those: which of them have rows, with what was typed for them. */
  readonly restored?: readonly RestoredRow[];
}

/** Files that a person removed at once. */
export type RemovedFiles = Pick<IntakeState, 'rows' | 'unlisted' | 'comparing'>;

/** Every event of the chosen files. */
export type IntakeEvent =
  /** With `leftAssetId`, they were moved from that asset on their way. */
  | {
      readonly type: 'arrived';
      readonly files: readonly ArrivedFile[];
      readonly leftAssetId?: string | undefined;
    }
  | ({ readonly type: 'entered' } & Entry)
  /** The first of those that wait were looked at: each has a row, replaces the file of one, or is compared. */
  | ({ readonly type: 'listed'; readonly replaced: readonly ChosenFile[] } & Pick<
      IntakeState,
      'rows' | 'comparing'
    >)
  /** Without a row, the file is in the list already. */
  | { readonly type: 'compared'; readonly placed: PlacedFile; readonly row: ChosenFile | undefined }
  /** A person removed all files, listed or not; offered folders stay. */
  | { readonly type: 'emptied' }
  | { readonly type: 'checked'; readonly id: string; readonly check: FileCheck }
  | { readonly type: 'identified'; readonly file: File; readonly facts: ContentFacts }
  /** A row got another file, such as a repaired copy. */
  | { readonly type: 'replaced'; readonly row: ChosenFile }
  /** All files were given to another asset. */
  | { readonly type: 'moved'; readonly from: string; readonly to: string }
  /** Removed, or handed over. */
  | { readonly type: 'removed'; readonly ids: readonly string[] }
  | { readonly type: 'offer-changed'; readonly id: string; readonly state: OfferState }
  | { readonly type: 'offer-closed'; readonly id: string }
  | { readonly type: 'edited'; readonly files: readonly File[] };

/** An event that changed the state, as listeners get it. */
export type IntakeChange =
  | Exclude<IntakeEvent, { readonly type: 'emptied' }>
  | { readonly type: 'emptied'; readonly removed: RemovedFiles };

/** State without a file. */
export const emptyIntake: IntakeState = {
  rows: [],
  arrived: [],
  unlisted: [],
  comparing: [],
  offers: [],
  edited: [],
  repeated: [],
  leftAssetIds: new Map(),
};

/** Applies an event. Events about rows and offers that are gone change nothing. */
export function transition(state: IntakeState, event: IntakeEvent): IntakeState {
  const { rows, arrived, unlisted, comparing, offers, repeated } = state;
  switch (event.type) {
    case 'arrived':
      return withLeft(
        { ...state, arrived: [...arrived, ...event.files] },
        event.files.map(({ file }) => file),
        event.leftAssetId,
      );
    case 'entered':
      return withEntry(state, event);
    case 'listed':
      return {
        ...state,
        unlisted: unlisted.slice(event.rows.length + event.replaced.length + event.comparing.length),
        rows: [...event.replaced.reduce(withRow, state).rows, ...event.rows],
        comparing: [...comparing, ...event.comparing],
      };
    case 'compared': {
      const { placed, row } = event;
      if (!comparing.includes(placed)) return state;
      const rest = { ...state, comparing: comparing.filter((each) => each !== placed) };
      if (row) return { ...rest, rows: [...rows, row] };
      return { ...rest, repeated: [...repeated, placed.file.name] };
    }
    case 'checked':
      return withChangedRow(state, event.id, (row) => ({ ...row, check: event.check }));
    case 'replaced':
      return withRow(state, event.row);
    case 'moved':
      return withLeft(state, filesOf(state), event.from);
    case 'emptied':
      return { ...state, rows: [], unlisted: [], comparing: [], repeated: [] };
    case 'removed': {
      const gone = new Set(event.ids);
      const left = rows.filter(({ id }) => !gone.has(id));
      return left.length === rows.length ? state : { ...state, rows: left, repeated: [] };
    }
    case 'offer-changed':
    case 'offer-closed':
      return withList(
        state,
        'offers',
        offers.flatMap((offer) => (offer.id === event.id ? changedOffer(offer, event) : offer)),
      );
    case 'edited':
      return withList(state, 'edited', event.files);
    case 'identified':
      return withList(
        state,
        'rows',
        rows.map((row) => (row.file === event.file ? withFacts(row, event.facts) : row)),
      );
    default:
      return unreachable(event);
  }
}

/** Returns all files, listed or not, also those that can't be uploaded, and repaired copies. */
function filesOf({ rows, edited, arrived, unlisted, comparing, offers }: IntakeState): readonly File[] {
  const offered = offers.flatMap(({ folder }) => folder.files);
  const withoutRow = [...arrived, ...unlisted, ...comparing, ...offered].map(({ file }) => file);
  return [...rows.flatMap((row) => [row.file, chosenFileOf(row)]), ...edited, ...withoutRow];
}

/** Returns the files that stay when these are uploaded: as they were chosen, and repaired copies of them. */
export function filesLeft(state: IntakeState, uploaded: ReadonlySet<File>): readonly File[] {
  const rows = state.rows.filter(({ file }) => !uploaded.has(file));
  return filesOf({ ...state, rows }).filter((file) => !uploaded.has(file));
}

function withLeft(state: IntakeState, files: readonly File[], leftAssetId: string | undefined): IntakeState {
  if (leftAssetId === undefined) return state;
  const left = files.map((file) => [file, leftAssetId] as const);
  return { ...state, leftAssetIds: new Map([...state.leftAssetIds, ...left]) };
}

type OfferEvent = Extract<IntakeEvent, { readonly type: 'offer-changed' | 'offer-closed' }>;

const changedOffer = ({ id, folder }: FolderOffer, event: OfferEvent): readonly FolderOffer[] =>
  event.type === 'offer-closed' ? [] : [{ id, folder, ...event.state }];

/** Returns the state with another list; the same one if the list has the same items. */
function withList<K extends 'rows' | 'offers' | 'edited'>(
  state: IntakeState,
  key: K,
  next: IntakeState[K],
): IntakeState {
  const before = state[key];
  const isSame = before.length === next.length && before.every((item, at) => item === next[at]);
  return isSame ? state : { ...state, [key]: next };
}

/** Returns the state with another row; for each check of thousands of files, so the other rows aren't compared. */
function withChangedRow(
  state: IntakeState,
  id: string,
  change: (row: ChosenFile) => ChosenFile,
): IntakeState {
  const at = state.rows.findIndex((row) => row.id === id);
  return at === -1 ? state : { ...state, rows: state.rows.with(at, change(state.rows[at]!)) };
}

const withRow = (state: IntakeState, next: ChosenFile): IntakeState =>
  withChangedRow(state, next.id, () => next);

const withFacts = (row: ChosenFile, facts: ContentFacts): ChosenFile => ({
  ...row,
  content: { ...row.content, ...facts },
});

function withEntry(state: IntakeState, entry: Entry): IntakeState {
  const { offers = [], unlisted = [], taken = [] } = entry;
  const rows = withEntryRows(state.rows, entry);
  if (!rows) return state;
  const entered = new Set(taken);
  return {
    ...state,
    rows,
    arrived: state.arrived.filter((each) => !entered.has(each)),
    offers: [...state.offers, ...offers],
    unlisted: [...state.unlisted, ...unlisted],
    repeated: [],
  };
}

/** Returns the rows with those that enter, at their place; nothing if the row that they replace is gone. */
function withEntryRows(
  rows: readonly ChosenFile[],
  { rows: entering = [], place }: Entry,
): readonly ChosenFile[] | undefined {
  if (!place) return [...rows, ...entering];
  if ('replacedId' in place) {
    const at = rows.findIndex(({ id }) => id === place.replacedId);
    return at === -1 ? undefined : rows.toSpliced(at, 1, ...entering);
  }
  const now = byId([...rows, ...entering]);
  const before = place.before.filter(({ id }) => now.has(id));
  // Rows that were added meanwhile are at the end.
  return [...byId([...before, ...now.values()]).values()];
}

const byId = (rows: readonly ChosenFile[]) => new Map(rows.map((row) => [row.id, row]));
