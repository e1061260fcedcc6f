/** Gives the person something as a file. The type is never one that a browser would run, whatever the name says. */
export function saveFile(
  fileName: string,
  type: 'text/plain' | 'text/csv' | 'application/json' | 'application/zip' | 'application/octet-stream',
  content: string | Blob,
): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the address by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
