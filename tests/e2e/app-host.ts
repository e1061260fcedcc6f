import { preview, type PreviewServer } from 'vite';

import { createPreviewConfig } from './preview.config.ts';

/** Message of the test worker: the environment of the next application, or null for none. */
interface Message {
  readonly env: Readonly<Record<string, string>> | null;
}

let server: PreviewServer | undefined;
let env: NonNullable<Message['env']> = {};

process.on('message', (message: Message) => {
  void replace(message.env).then(() => process.send?.('done'));
});
// The test worker has ended.
process.on('disconnect', () => process.exit());

async function replace(next: Message['env']): Promise<void> {
  await server?.close();
  server = undefined;
  for (const name of Object.keys(env)) delete process.env[name];
  if (next === null) return;
  env = next;
  Object.assign(process.env, env);
  server = await preview({ ...createPreviewConfig(), configFile: false });
}
