/** Returns a file that differs from another in these properties, which can't be set on a real one. */
export function alterFile(file: Blob, parts: Partial<Blob>): Blob {
  const whole = { size: file.size, slice: file.slice.bind(file), stream: file.stream.bind(file), ...parts };
  return Object.create(file, Object.getOwnPropertyDescriptors(whole)) as Blob;
}
