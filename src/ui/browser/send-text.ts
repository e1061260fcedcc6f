/** Longest address of a mail in characters that programs on Windows get as a whole. */
const maxAddressLength = 2000;

/** Sends a text, which begins with its title, by a program that a person selects, or by mail. Never rejects. */
export async function sendText(text: string): Promise<void> {
  const [title = ''] = text.split('\n', 1);
  try {
    if ('share' in navigator) return await navigator.share({ title, text });
  } catch (error) {
    // A person closed the selection; a host's page may forbid it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  // A mail program on the web must not take the place of the page.
  open(mailAddress(title, text), '_blank', 'noopener');
}

/** Returns an address that opens a mail; of a long text only its first lines are in it. */
export function mailAddress(title: string, text: string): string {
  let address = `mailto:?subject=${encodeURIComponent(title)}&body=`;
  for (const line of text.split('\n')) {
    const encoded = encodeURIComponent(`${line}\r\n`);
    if (address.length + encoded.length > maxAddressLength) return `${address}${encodeURIComponent('…')}`;
    address += encoded;
  }
  return address;
}
