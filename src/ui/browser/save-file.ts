/** Downloads data as a file. `type` must be one that browsers don't run, since names come from anywhere. */
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
  // In the next task, since the browser starts the download asynchronously.
  setTimeout(() => URL.revokeObjectURL(address));
}
