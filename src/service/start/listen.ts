import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { findPortHolder } from './port-holder.ts';

/**
 * Listens on exactly this port; 0 lets the system choose. Returns the port. Rejects with an error whose message
 * explains to an operator what to change.
 */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(await describe(error as NodeJS.ErrnoException, host, port), { cause: error });
  }
  return (server.address() as AddressInfo).port;
}

async function describe(error: NodeJS.ErrnoException, host: string, port: number): Promise<string> {
  switch (error.code) {
    case 'EADDRINUSE': {
      const holder = await findPortHolder(port);
      return `Port ${port} is already in use${holder === undefined ? '' : ` by ${holder}`}. Stop that program, or set PORT to another port.`;
    }
    case 'EACCES':
      return `Port ${port} needs more rights than this account has. Set PORT to 1024 or above.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST "${host}" isn't an address of this machine. Use 127.0.0.1, or 0.0.0.0 for every network.`;
    default:
      return `Can't listen on ${host}, port ${port}: ${error.message}`;
  }
}
