import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const attempts = 20;

/** Listens on `port` or, if that is taken, on one of the next; 0 lets the system choose. Gives the port. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  for (let offset = 0; offset < attempts; offset += 1) {
    if (await tryPort(server, host, port + offset)) return (server.address() as AddressInfo).port;
  }
  throw new Error(`The ports ${port} to ${port + attempts - 1} are all taken.`);
}

const tryPort = (server: Server, host: string, port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(true);
    };
    server.once('error', onError).once('listening', onListening).listen(port, host);
  });
