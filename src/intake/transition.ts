import type { PlacedFile } from '#lib/file/placed-file.ts';
import { unreachable } from '#lib/unreachable.ts';
import type { Finding } from '#manual/finding.ts';
import type { ManualFolder } from '#manual/pack/find-manuals.ts';
import type { ByteProgress } from '#manual/report.ts';
import type { PackageFolder } from '#package/find-packages.ts';

import { chosenFileOf, type ChosenFile, type ContentFacts, type FileCheck } from './chosen-file.ts';
import type { DraftValues } from './draft-values.ts';

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
  /** The form is there for those that arrived: each is offered with its folder, has a row, or will be listed. */
  | ({
      readonly type: 'accepted';
      readonly restored: readonly RestoredRow[];
    } & Pick<IntakeState, 'offers' | 'unlisted'>)
  | { readonly type: 'queued'; readonly files: readonly PlacedFile[] }
  /** The first of those that wait were looked at: each has a row, replaces the file of one, or is compared. */
  | ({ readonly type: 'listed'; readonly replaced: readonly ChosenFile[] } & Pick<
      IntakeState,
      'rows' | 'comparing'
    >)
  /** Without a row, the file is in the list already. */
  | { readonly type: 'compared'; readonly placed: PlacedFile; readonly row: ChosenFile | undefined }
  /** A person removed all files, listed or not; offered folders stay. */
  | { readonly type: 'emptied'; readonly removed: RemovedFiles }
  | { readonly type: 'added'; readonly rows: readonly ChosenFile[] }
  | { readonly type: 'checked'; readonly id: string; readonly check: FileCheck }
  | { readonly type: 'identified'; readonly file: File; readonly facts: ContentFacts }
  /** A row got another file, such as a repaired copy. */
  | { readonly type: 'replaced'; readonly row: ChosenFile }
  /** All files were given to another asset. */
  | { readonly type: 'moved'; readonly from: string; readonly to: string }
  /** Removed, or handed over. */
  | { readonly type: 'removed'; readonly ids: readonly string[] }
  /** The documents of a package, or another file, took its place. */
  | { readonly type: 'split'; readonly id: string; readonly rows: readonly ChosenFile[] }
  /** Rows with these IDs are as they were before, at their places. */
  | {
      readonly type: 'restored';
      readonly before: readonly ChosenFile[];
      readonly ids: ReadonlySet<string>;
    }
  | { readonly type: 'offer-changed'; readonly id: string; readonly state: OfferState }
  | { readonly type: 'offer-closed'; readonly id: string }
  | { readonly type: 'edited'; readonly files: readonly File[] };

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
    case 'accepted':
      return {
        ...state,
        arrived: [],
        offers: [...offers, ...event.offers],
        rows: [...rows, ...event.restored.map(({ row }) => row)],
        unlisted: [...unlisted, ...event.unlisted],
        repeated: [],
      };
    case 'queued':
      return { ...state, unlisted: [...unlisted, ...event.files], repeated: [] };
    case 'listed':
      return {
        ...state,
        unlisted: unlisted.slice(event.rows.length + event.replaced.length + event.comparing.length),
        rows: [...event.replaced.reduce(withRow, rows), ...event.rows],
        comparing: [...comparing, ...event.comparing],
      };
    case 'compared': {
      const { placed, row } = event;
      if (!comparing.includes(placed)) return state;
      const rest = { ...state, comparing: comparing.filter((each) => each !== placed) };
      if (row) return { ...rest, rows: [...rows, row] };
      return { ...rest, repeated: [...repeated, placed.file.name] };
    }
    case 'checked': {
      // For each check of thousands of files: the other rows aren't compared.
      const next = changedRow(rows, event.id, (row) => ({ ...row, check: event.check }));
      return next === rows ? state : { ...state, rows: next };
    }
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
    default:
      return withList(state, 'rows', changedRows(rows, event));
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

type RowEvent = Extract<
  IntakeEvent,
  {
    readonly type: 'added' | 'identified' | 'replaced' | 'split' | 'restored';
  }
>;

function changedRows(rows: readonly ChosenFile[], event: RowEvent): readonly ChosenFile[] {
  switch (event.type) {
    case 'added':
      return [...rows, ...event.rows];
    case 'identified':
      return rows.map((row) => (row.file === event.file ? withFacts(row, event.facts) : row));
    case 'replaced':
      return withRow(rows, event.row);
    case 'split':
      return rows.flatMap((row) => (row.id === event.id ? event.rows : row));
    case 'restored':
      return restored(rows, event);
    default:
      return unreachable(event);
  }
}

function changedRow(
  rows: readonly ChosenFile[],
  id: string,
  change: (row: ChosenFile) => ChosenFile,
): readonly ChosenFile[] {
  const at = rows.findIndex((row) => row.id === id);
  return at === -1 ? rows : rows.with(at, change(rows[at]!));
}

const withRow = (rows: readonly ChosenFile[], next: ChosenFile): readonly ChosenFile[] =>
  changedRow(rows, next.id, () => next);

const withFacts = (row: ChosenFile, facts: ContentFacts): ChosenFile => ({
  ...row,
  content: { ...row.content, ...facts },
});

/** Rows that were added meanwhile are at the end. */
function restored(
  rows: readonly ChosenFile[],
  { before, ids }: Extract<IntakeEvent, { readonly type: 'restored' }>,
): readonly ChosenFile[] {
  const now = new Map(rows.map((row) => [row.id, row]));
  const old = before.flatMap((row) => (ids.has(row.id) ? row : (now.get(row.id) ?? [])));
  const known = new Set(old.map(({ id }) => id));
  return [...old, ...rows.filter(({ id }) => !known.has(id))];
}
