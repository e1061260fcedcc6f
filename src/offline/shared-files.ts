import { readForm, type FormPart } from './multipart.ts';

/** A file that another application has shared, kept until somebody has said where it belongs. */
export interface SharedFile {
  /** Names it among those that are kept. */
  readonly key: string;
  readonly file: File;
}

/** The files that were shared with this deployment on this device. */
export interface SharedFiles {
  /** Keeps the files of a form, none of them when one cannot be kept: then it rejects. */
  readonly keep: (form: Pick<Request, 'headers' | 'body'>) => Promise<void>;
  /** Oldest first. Their bytes stay where they are kept. */
  readonly list: () => Promise<readonly SharedFile[]>;
  readonly forget: (keys: readonly string[]) => Promise<void>;
}

interface SharedOptions {
  readonly caches: Pick<CacheStorage, 'open'>;
  /** Where the page is: each deployment of an origin keeps its own. */
  readonly scope: string;
}

const nameHeader = 'X-File-Name';

/** Keeps them in a cache, which takes a file as it comes in and gives it back without reading it. */
export function createSharedFiles({ caches, scope }: SharedOptions): SharedFiles {
  // Not of the names under which releases are kept, and thrown away.
  const open = () => caches.open(`asset-documents-shared ${scope}`);

  async function forget(keys: readonly string[]): Promise<void> {
    const cache = await open();
    await Promise.all(keys.map((key) => cache.delete(key)));
  }

  return {
    async keep(form) {
      const cache = await open();
      const folder = new URL(`shared/${crypto.randomUUID()}/`, scope).href;
      const kept: string[] = [];
      try {
        await readForm(form, async ({ fileName, type, body }: FormPart) => {
          // A form without files has one without a name.
          if (fileName === undefined || fileName === '') return body.pipeTo(new WritableStream());
          const key = `${folder}${kept.length}`;
          kept.push(key);
          const headers = { 'Content-Type': type, [nameHeader]: encodeURIComponent(fileName) };
          return cache.put(key, new Response(body, { headers }));
        });
      } catch (error) {
        await forget(kept);
        throw error;
      }
    },
    async list() {
      const cache = await open();
      const keys = (await cache.keys()).map(({ url }) => url);
      return Promise.all(keys.map(async (key) => ({ key, file: await fileOf(await cache.match(key)) })));
    },
    forget,
  };
}

async function fileOf(answer: Response | undefined): Promise<File> {
  const name = decodeURIComponent(answer?.headers.get(nameHeader) ?? '');
  const type = answer?.headers.get('Content-Type') ?? '';
  return new File(answer ? [await answer.blob()] : [], name, { type });
}
