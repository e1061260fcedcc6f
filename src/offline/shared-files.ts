import { readForm, type FormPart } from './multipart.ts';

/** File shared by another application, stored until a person uploads or discards it. */
export interface SharedFile extends Claim {
  /** Identifies it among the stored files. */
  readonly key: string;
  readonly file: File;
}

/** Owner of a shared file, and whether they selected it. */
export interface Claim {
  /** Absent until the file is shown to a person. */
  readonly personId?: string;
  /** False until that person selects it: any website may have shared it (see `mayShare`). */
  readonly isAccepted: boolean;
}

interface SharedLimits {
  readonly files: number;
  readonly bytes: number;
}

/** Most files and bytes that are stored here. */
export const sharedLimits: SharedLimits = { files: 100, bytes: 2_000_000_000 };

/** Result of saving a form: no file is saved if they exceed a limit. */
type KeepOutcome = 'kept' | 'too-many' | 'too-large';

/** Files shared with this deployment on this device. */
export interface SharedFiles {
  /** Saves the files of a form. If one can't be saved, none is, and it rejects. */
  readonly keep: (form: Pick<Request, 'headers' | 'body'>) => Promise<KeepOutcome>;
  /** Oldest first. Doesn't load their bytes. */
  readonly list: () => Promise<readonly SharedFile[]>;
  readonly claim: (key: string, claim: Claim) => Promise<void>;
  readonly forget: (keys: readonly string[]) => Promise<void>;
}

interface SharedOptions {
  readonly caches: Pick<CacheStorage, 'open'>;
  /** Path of the page; each deployment on an origin has its own data. */
  readonly scope: string;
  /** Limits of stored files and bytes. */
  readonly limits?: SharedLimits;
}

const nameHeader = 'X-File-Name';
/** Suffix of the key of a file's claim. */
const claimSuffix = '/claim';

/**
 * Returns true if a form may come from a share. A share has the origin "null" in Chromium, and so has a form of a
 * website that hides its own (measured with 156; `Sec-Fetch-Site`, which would tell them apart, isn't shown to service
 * workers). Only a form that names another origin is certainly not a share.
 */
export function mayShare({ headers }: Pick<Request, 'headers'>, scope: string): boolean {
  const origin = headers.get('Origin') ?? 'null';
  return origin === 'null' || origin === new URL(scope).origin;
}

/** Stores shared files in a cache, which saves a file as a stream and returns it without reading it. */
export function createSharedFiles({ caches, scope, limits = sharedLimits }: SharedOptions): SharedFiles {
  // Not a name of a release cache, which would be deleted.
  const open = () => caches.open(`asset-documents-shared ${scope}`);

  async function forget(keys: readonly string[]): Promise<void> {
    const cache = await open();
    await Promise.all(keys.flatMap((key) => [cache.delete(key), cache.delete(key + claimSuffix)]));
  }

  async function list(): Promise<readonly SharedFile[]> {
    const cache = await open();
    const keys = (await cache.keys()).map(({ url }) => url).filter((key) => !key.endsWith(claimSuffix));
    return Promise.all(
      keys.map(async (key) => ({
        key,
        file: await fileOf(await cache.match(key)),
        ...(await claimOf(await cache.match(key + claimSuffix))),
      })),
    );
  }

  async function keep(form: Pick<Request, 'headers' | 'body'>): Promise<KeepOutcome> {
    const cache = await open();
    const waiting = (await list()).map(({ file }) => file);
    const count = createCount(waiting, limits);
    const folder = new URL(`shared/${crypto.randomUUID()}/`, scope).href;
    const kept: string[] = [];
    try {
      await readForm(form, async ({ fileName, type, body }: FormPart) => {
        // A form without files has one without a name.
        if (fileName === undefined || fileName === '') return body.pipeTo(new WritableStream());
        const counted = count.next(body);
        const key = `${folder}${kept.length}`;
        kept.push(key);
        const headers = { 'Content-Type': type, [nameHeader]: encodeURIComponent(fileName) };
        return cache.put(key, new Response(counted, { headers }));
      });
      return 'kept';
    } catch (error) {
      await forget(kept);
      const exceeded = count.exceeded();
      if (exceeded === undefined) throw error;
      return exceeded;
    }
  }

  async function claim(key: string, wanted: Claim): Promise<void> {
    const cache = await open();
    // The file was deleted meanwhile; its claim must not stay.
    if (await cache.match(key)) await cache.put(key + claimSuffix, Response.json(wanted));
  }

  let last: Promise<unknown> = Promise.resolve();
  /** Runs changes one after another, since each counts the files stored before it. */
  const inTurn =
    <A extends unknown[], T>(change: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> => {
      const done = last.then(() => change(...args));
      last = done.catch(() => undefined);
      return done;
    };
  return { keep: inTurn(keep), list, forget: inTurn(forget), claim: inTurn(claim) };
}

/** Counts files and their bytes, including those already stored, and fails if a limit is exceeded. */
function createCount(waiting: readonly File[], limits: SharedLimits) {
  let files = waiting.length;
  let bytes = waiting.reduce((total, { size }) => total + size, 0);
  let exceeded: 'too-many' | 'too-large' | undefined;
  return {
    exceeded: () => exceeded,
    /** Counts one more file while it is read. */
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

async function claimOf(answer: Response | undefined): Promise<Claim> {
  return answer ? ((await answer.json()) as Claim) : { isAccepted: false };
}

async function fileOf(answer: Response | undefined): Promise<File> {
  const name = decodeURIComponent(answer?.headers.get(nameHeader) ?? '');
  const type = answer?.headers.get('Content-Type') ?? '';
  return new File(answer ? [await answer.blob()] : [], name, { type });
}
