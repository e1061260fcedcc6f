import { readForm, type FormPart } from './multipart.ts';

/** File that waits on this device for a person, who shared it from another application or chose it earlier. */
export interface WaitingFile extends WaitingRecord {
  /** Identifies it among the stored files. */
  readonly key: string;
  readonly file: File;
  /** The share that brought it; absent for a chosen file. */
  readonly shareId?: string;
}

/** Owner of a waiting file, and what is known about it. */
export interface WaitingRecord {
  /** Absent until a person says that a shared file is theirs. */
  readonly personId?: string;
  /** False until that person selects a shared file: any website may have shared it (see `mayShare`). */
  readonly isAccepted: boolean;
  /** Present for a file that was chosen for an asset and isn't uploaded yet. */
  readonly draft?: DraftRecord;
}

/** Asset of a chosen file, and what was typed for it. */
export interface DraftRecord {
  readonly assetId: string;
  /** JSON. */
  readonly values: unknown;
}

/** A chosen file to save. */
export interface NewDraft extends DraftRecord {
  readonly personId: string;
  readonly file: File;
}

interface Limits {
  readonly files: number;
  readonly bytes: number;
}

/** Most shared files that are stored here, and their bytes. A website could fill the device otherwise. */
export const sharedLimits: Limits = { files: 100, bytes: 2_000_000_000 };

/** Most chosen files that are stored here, and their bytes. */
const draftLimits: Limits = { files: 1000, bytes: 2_000_000_000 };

/** Result of saving a form: no file is saved if they exceed a limit. */
type ShareOutcome = { readonly shareId: string } | 'too-many' | 'too-large';

/** Files of this deployment that wait on this device. */
export interface WaitingFiles {
  /** Saves the files of a form. If one can't be saved, none is, and it rejects. */
  readonly saveShare: (form: Pick<Request, 'headers' | 'body'>) => Promise<ShareOutcome>;
  /**
   * Saves chosen files and returns the key of each, `undefined` for those that can't be saved. Of a file that is stored
   * here already, only the record changes. Never rejects.
   */
  readonly saveDrafts: (drafts: readonly NewDraft[]) => Promise<readonly (string | undefined)[]>;
  /** Oldest first. Doesn't load their bytes. */
  readonly list: () => Promise<readonly WaitingFile[]>;
  /** Returns the key of a file that `list` returned. */
  readonly keyOf: (file: File) => string | undefined;
  /** Replaces the record of a file, unless the file was deleted or belongs to another person. */
  readonly update: (key: string, record: WaitingRecord) => Promise<void>;
  readonly forget: (keys: readonly string[]) => Promise<void>;
}

interface Options {
  readonly caches: Pick<CacheStorage, 'open'>;
  /** Path of the page; each deployment on an origin has its own data. */
  readonly scope: string;
  readonly limits?: { readonly shared: Limits; readonly drafts: Limits };
}

const nameHeader = 'X-File-Name';
const modifiedHeader = 'X-File-Modified';
/** Suffix of the key of a file's record. */
const recordSuffix = '/record';

/**
 * Returns true if a form may come from a share. A share has the origin "null" in Chromium, and so has a form of a
 * website that hides its own (measured with 156; `Sec-Fetch-Site`, which would tell them apart, isn't shown to service
 * workers). Only a form that names another origin is certainly not a share.
 */
export function mayShare({ headers }: Pick<Request, 'headers'>, scope: string): boolean {
  const origin = headers.get('Origin') ?? 'null';
  return origin === 'null' || origin === new URL(scope).origin;
}

/** Stores files in a cache, which saves a file as a stream and returns it without reading it. */
export function createWaitingFiles({
  caches,
  scope,
  limits = { shared: sharedLimits, drafts: draftLimits },
}: Options): WaitingFiles {
  const entries = createEntries({ caches, scope });
  let last: Promise<unknown> = Promise.resolve();
  /** Runs changes one after another, since each counts the files stored before it. */
  const inTurn =
    <A extends unknown[], T>(change: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> => {
      const done = last.then(() => change(...args));
      last = done.catch(() => undefined);
      return done;
    };
  const saveDraftsInTurn = inTurn((drafts: readonly NewDraft[]) =>
    saveDrafts(drafts, entries, limits.drafts),
  );
  return {
    saveShare: inTurn((form) => saveShare(form, entries, limits.shared)),
    saveDrafts: (drafts) => saveDraftsInTurn(drafts).catch(() => drafts.map(() => undefined)),
    list: entries.list,
    keyOf: entries.keyOf,
    forget: inTurn(entries.forget),
    update: inTurn(entries.update),
  };
}

type Form = Parameters<WaitingFiles['saveShare']>[0];

/** The entries of the cache: files and their records. */
function createEntries({ caches, scope }: Pick<Options, 'caches' | 'scope'>) {
  // Not a name of a release cache, which would be deleted.
  const open = () => caches.open(`asset-documents-waiting ${scope}`);
  const keys = new WeakMap<File, string>();
  const sharesPath = new URL('shared/', scope).href;

  async function forget(gone: readonly string[]): Promise<void> {
    const cache = await open();
    await Promise.all(gone.flatMap((key) => [cache.delete(key), cache.delete(key + recordSuffix)]));
  }

  async function list(): Promise<readonly WaitingFile[]> {
    const cache = await open();
    const stored = (await cache.keys()).map(({ url }) => url).filter((key) => !key.endsWith(recordSuffix));
    return Promise.all(
      stored.map(async (key) => {
        const file = await fileOf(await cache.match(key));
        keys.set(file, key);
        const record = await recordOf(await cache.match(key + recordSuffix));
        if (!key.startsWith(sharesPath)) return { key, file, ...record };
        return { key, file, ...record, shareId: key.slice(sharesPath.length).split('/')[0]! };
      }),
    );
  }

  async function update(key: string, record: WaitingRecord): Promise<void> {
    const cache = await open();
    // The file may have been deleted meanwhile; its record must not stay.
    if (!(await cache.match(key))) return;
    const { personId = record.personId } = await recordOf(await cache.match(key + recordSuffix));
    if (personId === record.personId) await cache.put(key + recordSuffix, Response.json(record));
  }

  async function saveDraft(key: string, { file, ...draft }: NewDraft): Promise<void> {
    const cache = await open();
    try {
      // First, so that no file is stored without an owner.
      await cache.put(key + recordSuffix, Response.json(recordOfDraft(draft)));
      const headers = {
        'Content-Type': file.type,
        [nameHeader]: encodeURIComponent(file.name),
        [modifiedHeader]: String(file.lastModified),
      };
      await cache.put(key, new Response(file, { headers }));
      keys.set(file, key);
    } catch (error) {
      await forget([key]);
      throw error;
    }
  }

  return {
    open,
    forget,
    list,
    update,
    saveDraft,
    keyOf: (file: File) => keys.get(file),
    newFolder: (kind: 'shared' | 'drafts') => {
      const id = crypto.randomUUID();
      return { id, path: new URL(`${kind}/${id}/`, scope).href };
    },
  };
}

type Entries = ReturnType<typeof createEntries>;

async function saveShare(form: Form, entries: Entries, limits: Limits): Promise<ShareOutcome> {
  const cache = await entries.open();
  const waiting = (await entries.list()).filter(({ shareId }) => shareId !== undefined);
  const count = createCount(waiting, limits);
  const { id: shareId, path } = entries.newFolder('shared');
  const kept: string[] = [];
  try {
    await readForm(form, async ({ fileName, type, body }: FormPart) => {
      // A form without files has one without a name.
      if (fileName === undefined || fileName === '') return body.pipeTo(new WritableStream());
      const counted = count.next(body);
      const key = `${path}${kept.length}`;
      kept.push(key);
      const headers = { 'Content-Type': type, [nameHeader]: encodeURIComponent(fileName) };
      return cache.put(key, new Response(counted, { headers }));
    });
    return { shareId };
  } catch (error) {
    await entries.forget(kept);
    const exceeded = count.exceeded();
    if (exceeded === undefined) throw error;
    return exceeded;
  }
}

async function saveDrafts(
  drafts: readonly NewDraft[],
  entries: Entries,
  limits: Limits,
): Promise<readonly (string | undefined)[]> {
  const stored = await entries.list();
  const count = createCount(
    stored.filter(({ shareId }) => shareId === undefined),
    limits,
  );
  const storedKeys = new Set(stored.map(({ key }) => key));
  const { path } = entries.newFolder('drafts');
  const save = async (draft: NewDraft, index: number): Promise<string | undefined> => {
    const known = entries.keyOf(draft.file) ?? '';
    if (storedKeys.has(known)) {
      await entries.update(known, recordOfDraft(draft));
      return known;
    }
    if (!count.add(draft.file)) return undefined;
    await entries.saveDraft(`${path}${index}`, draft);
    return `${path}${index}`;
  };
  const saved: (string | undefined)[] = [];
  // One after another: a device that runs out of space keeps the first ones.
  for (const [index, draft] of drafts.entries()) {
    saved.push(await save(draft, index).catch(() => undefined));
  }
  return saved;
}

const recordOfDraft = ({ personId, assetId, values }: Omit<NewDraft, 'file'>): WaitingRecord => ({
  personId,
  isAccepted: true,
  draft: { assetId, values },
});

/** Counts files and their bytes, including those already stored, up to a limit. */
function createCount(waiting: readonly WaitingFile[], limits: Limits) {
  let files = waiting.length;
  let bytes = waiting.reduce((total, { file }) => total + file.size, 0);
  let exceeded: 'too-many' | 'too-large' | undefined;
  return {
    exceeded: () => exceeded,
    /** Counts one more file. Returns false, without counting it, if it exceeds a limit. */
    add: ({ size }: File): boolean => {
      if (files + 1 > limits.files || bytes + size > limits.bytes) return false;
      files += 1;
      bytes += size;
      return true;
    },
    /** Counts one more file while it is read, and fails if it exceeds a limit. */
    next: (body: ReadableStream<Uint8Array>) => {
      files += 1;
      if (files > limits.files) {
        exceeded = 'too-many';
        throw new Error('Too many files.');
      }
      const counting = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.length;
          if (bytes > limits.bytes) {
            exceeded = 'too-large';
            throw new Error('Too many bytes.');
          }
          controller.enqueue(chunk);
        },
      });
      return body.pipeThrough(counting);
    },
  };
}

async function recordOf(answer: Response | undefined): Promise<WaitingRecord> {
  return answer ? ((await answer.json()) as WaitingRecord) : { isAccepted: false };
}

async function fileOf(answer: Response | undefined): Promise<File> {
  const { headers } = answer ?? new Response();
  const name = decodeURIComponent(headers.get(nameHeader) ?? '');
  const modified = headers.get(modifiedHeader);
  return new File(answer ? [await answer.blob()] : [], name, {
    type: headers.get('Content-Type') ?? '',
    ...(modified !== null && { lastModified: Number(modified) }),
  });
}
