import { resolve } from 'node:path';

import { createDocumentService } from './create-service.ts';
import { createHttpServer } from './http-server.ts';
import { listen } from './listen.ts';
import { optionsFromEnvironment, readList } from './options.ts';

/** How long uploads that have begun may take after the service was told to stop. */
const graceMs = 10_000;

const host = process.env['HOST'] || '127.0.0.1';
const options = optionsFromEnvironment(process.env, resolve('.data'));
const service = await createDocumentService(options);
const server = createHttpServer(service, [host, ...readList(process.env['HOST_NAMES'])]);
const port = await listen(server, host, Number(process.env['PORT'] ?? 5174));
const shownHost = host.includes(':') ? `[${host}]` : host;
console.log(
  `Document service: http://${shownHost}:${port}${options.basePath ?? ''}/ (data in ${options.dataDir})`,
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    stop().catch(console.error);
  });
}

async function stop(): Promise<void> {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), graceMs).unref();
  await service.close();
  server.closeIdleConnections();
}
