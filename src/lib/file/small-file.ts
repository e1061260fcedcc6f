import { setTimer } from '../time/timer.ts';
import { sizeOf } from './file-facts.ts';

/**
 * Files up to this size in bytes are read as a whole: Chromium creates each slice in a call that stops the page until its
 * browser process answers, and each read takes more processor time than the bytes of such a file.
 */
export const smallFileBytes = 2 ** 18;

/** Time limit in milliseconds: a file that is only in the cloud may be slow to read. */
const readMs = 10_000;

const contents = new WeakMap<Blob, ArrayBuffer>();

/** Content of a file that was read into memory, where no program can change it; undefined for any other file. */
export const contentInMemory = (file: Blob): ArrayBuffer | undefined => contents.get(file);

/** Creates a file whose content is in memory. */
export function createFileInMemory(
  content: ArrayBuffer,
  { name, type, lastModified }: Pick<File, 'name' | 'type' | 'lastModified'>,
): File {
  const file = new File([content], name, { type, lastModified });
  contents.set(file, content);
  return file;
}

/** Reads a file into memory. Resolves to the file itself if it can't be read completely in ten seconds. */
export async function readIntoMemory(file: File): Promise<File> {
  const content = await new Promise<ArrayBuffer | undefined>((resolve) => {
    const cancel = setTimer(readMs, () => resolve(undefined));
    void file
      .arrayBuffer()
      .then(resolve, () => resolve(undefined))
      .finally(cancel);
  });
  return content?.byteLength === sizeOf(file) ? createFileInMemory(content, file) : file;
}
