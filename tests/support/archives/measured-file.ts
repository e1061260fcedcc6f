import { zipFile, type EntrySpec } from '../../fixtures/build-zip.ts';

/** An archive that counts the bytes read, and the reads. */
export function createMeasured(entries: readonly EntrySpec[]) {
  let bytes = 0;
  let reads = 0;
  const file = zipFile(entries);
  const slice = file.slice.bind(file);
  file.slice = (start, end, type) => {
    const part = slice(start, end, type);
    const read = part.arrayBuffer.bind(part);
    part.arrayBuffer = () => {
      bytes += part.size;
      reads += 1;
      return read();
    };
    return part;
  };
  return { file, readBytes: () => bytes, readCount: () => reads };
}
