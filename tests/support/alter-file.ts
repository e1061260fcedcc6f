/** A file that differs from another in these parts, as no real one can be made to. */
export function alterFile(file: Blob, parts: Partial<Blob>): Blob {
  const whole = { size: file.size, slice: file.slice.bind(file), stream: file.stream.bind(file), ...parts };
  return Object.create(file, Object.getOwnPropertyDescriptors(whole)) as Blob;
}
