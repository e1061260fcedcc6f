import { valueAt } from '#lib/value-at.ts';

import { recordOfDraft, type NewDraft, type DeviceFile, type DeviceFileRecord } from './device-file.ts';

const nameHeader = 'X-File-Name';
const modifiedHeader = 'X-File-Modified';
/** Suffix of the key of a file's record. */
const recordSuffix = '/record';

interface EntriesOptions {
  readonly caches: Pick<CacheStorage, 'open'>;
  /** Path of the page; each deployment on an origin has its own data. */
  readonly scope: string;
}

/** A file of a share, whose size is known once it has arrived. */
interface SharedPart {
  readonly name: string;
  readonly type: string;
  readonly body: ReadableStream<Uint8Array>;
  readonly sizeBytes: () => number;
}

/** Entries of the cache: files and their records. */
export function createDeviceFileEntries({ caches, scope }: EntriesOptions) {
  // Not a name of a release cache, which would be deleted.
  const openCache = () => caches.open(`asset-documents-files ${scope}`);

  async function forget(gone: readonly string[]): Promise<void> {
    const cache = await openCache();
    await Promise.all(gone.flatMap((key) => [cache.delete(key), cache.delete(key + recordSuffix)]));
  }

  async function list(): Promise<readonly DeviceFile[]> {
    const cache = await openCache();
    const stored = (await cache.keys()).map(({ url }) => url).filter((key) => !key.endsWith(recordSuffix));
    return Promise.all(stored.map((key) => readEntry(cache, key, scope)));
  }

  async function open(key: string): Promise<File | undefined> {
    const answer = await (await openCache()).match(key);
    return answer && fileOf(answer);
  }

  async function update(key: string, record: DeviceFileRecord): Promise<void> {
    const cache = await openCache();
    // The file may have been deleted meanwhile; its record must not stay.
    if (!(await cache.match(key))) return;
    const { personId = record.personId, sizeBytes } = await recordOf(await cache.match(key + recordSuffix));
    if (personId !== record.personId) return;
    await putRecord(cache, key, { ...record, sizeBytes });
    // Another page may have deleted both meanwhile.
    if (!(await cache.match(key))) await cache.delete(key + recordSuffix);
  }

  async function saveDraft(key: string, { file, ...draft }: NewDraft): Promise<void> {
    const cache = await openCache();
    try {
      // First, so that no file is stored without an owner.
      await putRecord(cache, key, { ...recordOfDraft(draft), sizeBytes: file.size });
      const modified = { [modifiedHeader]: String(file.lastModified) };
      await cache.put(key, new Response(file, { headers: { ...headersOf(file), ...modified } }));
    } catch (error) {
      await forget([key]);
      throw error;
    }
  }

  async function saveShared(key: string, { body, sizeBytes, ...facts }: SharedPart): Promise<void> {
    const cache = await openCache();
    await cache.put(key, new Response(body, { headers: headersOf(facts) }));
    await putRecord(cache, key, { isAccepted: false, sizeBytes: sizeBytes() });
  }

  return {
    list,
    open,
    update,
    forget,
    saveDraft,
    saveShared,
    newFolder: (kind: 'shared' | 'drafts') => newFolder(kind, scope),
  };
}

function newFolder(kind: string, scope: string) {
  const id = crypto.randomUUID();
  return { id, path: new URL(`${kind}/${id}/`, scope).href };
}

/** Files on this device, and their records. */
export type DeviceFileEntries = ReturnType<typeof createDeviceFileEntries>;

async function readEntry(cache: Cache, key: string, scope: string): Promise<DeviceFile> {
  const answer = await cache.match(key);
  const record = await recordOf(await cache.match(key + recordSuffix));
  const { sizeBytes = await sizeOf(answer) } = record;
  const file = { ...record, key, name: nameOf(answer), sizeBytes };
  const sharesPath = new URL('shared/', scope).href;
  if (!key.startsWith(sharesPath)) return file;
  return { ...file, shareId: key.slice(sharesPath.length).split('/')[0]! };
}

const headersOf = ({ name, type }: { readonly name: string; readonly type: string }) => ({
  'Content-Type': type,
  [nameHeader]: encodeURIComponent(name),
});

const putRecord = (cache: Cache, key: string, record: StoredRecord): Promise<void> =>
  cache.put(key + recordSuffix, Response.json(record));

/** A record as it is stored. */
interface StoredRecord extends DeviceFileRecord {
  /** Absent until a shared file has arrived completely. */
  readonly sizeBytes?: number | undefined;
}

/** Reads a record. If it is damaged, its file belongs to no one. */
async function recordOf(answer: Response | undefined): Promise<StoredRecord> {
  const json: unknown = await answer?.json().catch(() => undefined);
  const text = (path: string) => {
    const value = valueAt(json, path);
    return typeof value === 'string' ? value : undefined;
  };
  const [assetId, sizeBytes] = [text('draft.assetId'), valueAt(json, 'sizeBytes')];
  return {
    personId: text('personId'),
    pageId: text('pageId'),
    isAccepted: valueAt(json, 'isAccepted') === true,
    draft: assetId === undefined ? undefined : { assetId, values: valueAt(json, 'draft.values') },
    sizeBytes: typeof sizeBytes === 'number' ? sizeBytes : undefined,
  };
}

const nameOf = (answer: Response | undefined): string =>
  decodeURIComponent(answer?.headers.get(nameHeader) ?? '');

const sizeOf = async (answer: Response | undefined): Promise<number> =>
  answer ? (await answer.blob()).size : 0;

async function fileOf(answer: Response): Promise<File> {
  const { headers } = answer;
  const modified = headers.get(modifiedHeader);
  return new File([await answer.blob()], nameOf(answer), {
    type: headers.get('Content-Type') ?? '',
    ...(modified !== null && { lastModified: Number(modified) }),
  });
}
