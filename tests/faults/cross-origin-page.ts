import { startServer } from '../support/servers/start-server.ts';

/** The application at another address than its service; each page has its own service address. */
interface Front {
  readonly origin: string;
  readonly pageUrl: (serviceUrl: string, config?: Readonly<Record<string, unknown>>) => string;
  readonly stop: () => Promise<void>;
}

/** Serves the pages of the application at `appUrl()`, with another `config.json`. Uploads don't go through here. */
export async function startCrossOriginPage(appUrl: () => string): Promise<Front> {
  const configs = new Map<string, Readonly<Record<string, unknown>>>();
  const { url: origin, stop } = await startServer((request, response) => {
    const [, key = '', ...rest] = (request.url ?? '').split('/');
    const path = rest.join('/');
    const load = async () => {
      const answer = await fetch(new URL(path, `${appUrl()}/`));
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      const isConfig = path === 'config.json';
      const sent = isConfig ? JSON.stringify({ ...JSON.parse(body.toString()), ...configs.get(key) }) : body;
      response.writeHead(answer.status, { 'Content-Type': type }).end(sent);
    };
    load().catch(() => response.destroy());
  });
  return {
    origin,
    pageUrl(serviceUrl, config = {}) {
      const key = String(configs.size);
      configs.set(key, { ...config, baseUrl: `${serviceUrl}/` });
      return `${origin}/${key}/`;
    },
    stop,
  };
}
