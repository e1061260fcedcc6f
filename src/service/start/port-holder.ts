import { readdir, readFile, readlink } from 'node:fs/promises';

/**
 * Returns the program that listens on a TCP port of this machine, such as `node (process 1234)`. Returns `undefined` if
 * it can't be determined: on systems other than Linux, and for processes of other accounts.
 */
export async function findPortHolder(port: number): Promise<string | undefined> {
  const sockets = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    const text = await readFile(table, 'utf8').catch(() => '');
    for (const inode of listeningInodes(text, port)) sockets.add(`socket:[${inode}]`);
  }
  if (sockets.size === 0) return undefined;
  const processIds = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const id of processIds) {
    if (!(await isHolding(id, sockets))) continue;
    const name = await readFile(`/proc/${id}/comm`, 'utf8').catch(() => 'a program');
    return `${name.trim()} (process ${id})`;
  }
  return undefined;
}

/** Reads the table of proc(5): the local address in its second column, the state in its fourth, the inode in its tenth. */
function listeningInodes(table: string, port: number): readonly string[] {
  const portHex = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address = '', , state]) => address.endsWith(portHex) && state === '0A')
    .map((columns) => columns[9] ?? '');
}

async function isHolding(processId: string, sockets: ReadonlySet<string>): Promise<boolean> {
  const folder = `/proc/${processId}/fd`;
  const names = await readdir(folder).catch(() => []);
  const links = await Promise.all(names.map((name) => readlink(`${folder}/${name}`).catch(() => '')));
  return links.some((link) => sockets.has(link));
}
