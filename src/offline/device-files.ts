import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { logged } from '#lib/log-failure.ts';

import { createDeviceFileEntries, type DeviceFileEntries } from './device-file-entries.ts';
import { recordOfDraft, type NewDraft, type DeviceFile, type DeviceFileRecord } from './device-file.ts';
import { readForm, type FormPart } from './multipart.ts';

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

/** Result of saving a draft. `deleted`: another page has deleted the file that was stored here. */
export type DraftOutcome = { readonly key: string } | 'deleted' | 'failed';

/** Files of shares and drafts of this deployment on this device. */
export type DeviceFiles = ReturnType<typeof createDeviceFiles>;

interface DeviceFilesOptions {
  readonly caches: Pick<CacheStorage, 'open'>;
  /** Path of the page; each deployment on an origin has its own data. */
  readonly scope: string;
  readonly limits?: { readonly shared: Limits; readonly drafts: Limits };
}

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
export function createDeviceFiles({
  caches,
  scope,
  limits = { shared: sharedLimits, drafts: draftLimits },
}: DeviceFilesOptions) {
  const entries = createDeviceFileEntries({ caches, scope });
  // One after another, since each change counts the files stored before it.
  const inOrder = createConcurrencyLimit(1);
  return {
    /** Saves the files of a form. If one can't be saved, none is, and it rejects. */
    saveShare: (form: Pick<Request, 'headers' | 'body'>) =>
      inOrder(() => saveShare(form, entries, limits.shared)),
    /** Saves chosen files and returns the outcome of each. Never rejects. */
    saveDrafts: (drafts: readonly NewDraft[]) =>
      inOrder(() => saveDrafts(drafts, entries, limits.drafts)).catch(
        logged(
          'Drafts could not be saved.',
          drafts.map((): DraftOutcome => 'failed'),
        ),
      ),
    /** Oldest first. Opens no file: some browsers copy it then. */
    list: entries.list,
    /** Returns a file, `undefined` if it was deleted. */
    open: entries.open,
    forget: (keys: readonly string[]) => inOrder(() => entries.forget(keys)),
    /** Replaces the record of a file, unless the file was deleted or belongs to another person. */
    update: (key: string, record: DeviceFileRecord) => inOrder(() => entries.update(key, record)),
  };
}

type Form = Parameters<DeviceFiles['saveShare']>[0];

async function saveShare(form: Form, entries: DeviceFileEntries, limits: Limits): Promise<ShareOutcome> {
  const stored = (await entries.list()).filter(({ shareId }) => shareId !== undefined);
  const count = createCount(stored, limits);
  const { id: shareId, path } = entries.newFolder('shared');
  const kept: string[] = [];
  try {
    await readForm(form, async ({ fileName, type, body }: FormPart) => {
      // A form without files has one without a name.
      if (fileName === undefined || fileName === '') return body.pipeTo(new WritableStream());
      const counted = count.next(body);
      const key = `${path}${kept.length}`;
      kept.push(key);
      await entries.saveShared(key, { name: fileName, type, ...counted });
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
  entries: DeviceFileEntries,
  limits: Limits,
): Promise<readonly DraftOutcome[]> {
  const stored = await entries.list();
  const count = createCount(
    stored.filter(({ shareId }) => shareId === undefined),
    limits,
  );
  const storedKeys = new Set(stored.map(({ key }) => key));
  const { path } = entries.newFolder('drafts');
  const save = async (draft: NewDraft, index: number): Promise<DraftOutcome> => {
    const { key: known } = draft;
    if (known !== undefined) {
      if (!storedKeys.has(known)) return 'deleted';
      await entries.update(known, recordOfDraft(draft));
      return { key: known };
    }
    if (!count.add(draft.file)) return 'failed';
    const key = `${path}${index}`;
    await entries.saveDraft(key, draft);
    return { key };
  };
  const saved: DraftOutcome[] = [];
  // One after another: a device that runs out of space keeps the first ones.
  for (const [index, draft] of drafts.entries()) {
    saved.push(await save(draft, index).catch(logged<DraftOutcome>('A draft could not be saved.', 'failed')));
  }
  return saved;
}

/** Counts files and their bytes, including those already stored, up to a limit. */
function createCount(stored: readonly DeviceFile[], limits: Limits) {
  let files = stored.length;
  let bytes = stored.reduce((total, { sizeBytes }) => total + sizeBytes, 0);
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
      let sizeBytes = 0;
      const counting = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          sizeBytes += chunk.length;
          bytes += chunk.length;
          if (bytes > limits.bytes) {
            exceeded = 'too-large';
            throw new Error('Too many bytes.');
          }
          controller.enqueue(chunk);
        },
      });
      return { body: body.pipeThrough(counting), sizeBytes: () => sizeBytes };
    },
  };
}
