/** Gives the person a text as a file. The type is never one that a browser would run. */
export function saveFile(
  fileName: string,
  type: 'text/plain' | 'text/csv' | 'application/json',
  text: string,
): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the address by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
