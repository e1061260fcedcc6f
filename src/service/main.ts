import { resolve } from 'node:path';

import { createDocumentService } from './create-service.ts';
import { createHttpServer } from './http-server.ts';
import { listen } from './start/listen.ts';
import { readSettings } from './start/read-settings.ts';
import { exitWithProblems } from './start/setting-reader.ts';

/** Time for uploads in progress to finish after the service is asked to stop. */
const graceMs = 10_000;

const defaults = { dataDir: resolve('.data'), isDemo: false, port: 5174 };
const settings = await readSettings(process.env, defaults);
if (!settings.ok) exitWithProblems(settings.problem);
const { host, hostNames, port, options } = settings.value;
const service = await createDocumentService(options).catch(giveUp);
const server = createHttpServer(service, [host, ...hostNames]);
const listening = await listen(server, host, port).catch(giveUp);
const shownHost = host.includes(':') ? `[${host}]` : host;
console.log(
  `Document service: http://${shownHost}:${listening}${options.basePath ?? ''}/ (data in ${options.dataDir})`,
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    stop().catch(console.error);
  });
}

function giveUp(error: Error): never {
  console.error(error.message);
  process.exit(1);
}

async function stop(): Promise<void> {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), graceMs).unref();
  await service.close();
  server.closeIdleConnections();
}
