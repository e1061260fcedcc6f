import { readForm, type FormPart } from './multipart.ts';

/** A file that another application has shared, kept until a person has uploaded or discarded it. */
export interface SharedFile extends Claim {
  /** Names it among those that are kept. */
  readonly key: string;
  readonly file: File;
}

/** Whom a shared file belongs to, and whether they want it. */
export interface Claim {
  /** Absent until the file was shown to a person. */
  readonly personId?: string;
  /** False until that person has selected it: any website may have put it there (see `mayShare`). */
  readonly isAccepted: boolean;
}

interface Limits {
  readonly files: number;
  readonly bytes: number;
}

export const sharedLimits: Limits = { files: 100, bytes: 2_000_000_000 };

/** What became of a form: none of its files is kept when they exceed a limit. */
type KeepOutcome = 'kept' | 'too-many' | 'too-large';

/** The files that were shared with this deployment on this device. */
export interface SharedFiles {
  /** Saves the files of a form. If one can't be saved, none is, and it rejects. */
  readonly keep: (form: Pick<Request, 'headers' | 'body'>) => Promise<KeepOutcome>;
  /** Oldest first. Their bytes stay where they are kept. */
  readonly list: () => Promise<readonly SharedFile[]>;
  readonly claim: (key: string, claim: Claim) => Promise<void>;
  readonly forget: (keys: readonly string[]) => Promise<void>;
}

interface SharedOptions {
  readonly caches: Pick<CacheStorage, 'open'>;
  /** Where the page is: each deployment of an origin keeps its own. */
  readonly scope: string;
  /** Most files and bytes that may wait at a time. */
  readonly limits?: Limits;
}

const nameHeader = 'X-File-Name';
/** Ends the key of the entry that holds a file's claim. */
const claimSuffix = '/claim';

/**
 * Tells whether a form may come from a share. A share has the origin "null" in Chromium, and so has a form of a website
 * that hides its own (measured with 156; `Sec-Fetch-Site`, which would tell them apart, isn't shown to service
 * workers):
 * what passes here is refused for certain only where another origin is named.
 */
export function mayShare({ headers }: Pick<Request, 'headers'>, scope: string): boolean {
  const origin = headers.get('Origin') ?? 'null';
  return origin === 'null' || origin === new URL(scope).origin;
}

/** Keeps them in a cache, which takes a file as it comes in and gives it back without reading it. */
export function createSharedFiles({ caches, scope, limits = sharedLimits }: SharedOptions): SharedFiles {
  // Not of the names under which releases are kept, and thrown away.
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
    // Deleted meanwhile: its claim would stay forever.
    if (await cache.match(key)) await cache.put(key + claimSuffix, Response.json(wanted));
  }

  let last: Promise<unknown> = Promise.resolve();
  /** Runs changes one after another: each counts what the one before has left. */
  const inTurn =
    <A extends unknown[], T>(change: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> => {
      const done = last.then(() => change(...args));
      last = done.catch(() => undefined);
      return done;
    };
  return { keep: inTurn(keep), list, forget: inTurn(forget), claim: inTurn(claim) };
}

/** Counts files and their bytes, those that wait already included, and fails at what exceeds a limit. */
function createCount(waiting: readonly File[], limits: Limits) {
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
