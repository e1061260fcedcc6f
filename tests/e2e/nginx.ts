import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { installPackage } from '../support/find-browser.mjs';

/** Debian's nginx with the shipped configuration, in a folder of its own and not as a service of the system. */
export interface Nginx {
  readonly serve: (site: Site) => Promise<void>;
  /** Puts another build in the place of the one that is served, whose files are gone then. */
  readonly deploy: (build: string) => Promise<void>;
  /** Writes another `config.json`. */
  readonly configure: (config: object) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Site {
  readonly port: number;
  /** Origin of the document service. */
  readonly service: string;
  /** What the operator writes into `config.json`. */
  readonly config: object;
}

/** Prepares a folder; `serve` puts a copy of the build there and starts nginx, `stop` ends it and removes the folder. */
export async function createNginx(): Promise<Nginx> {
  const program = provideNginx();
  if (program === undefined) {
    throw new Error('This test needs nginx: install the package "nginx-light" or set NGINX_PATH.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'asset-documents-nginx-'));
  const dist = join(folder, 'dist');
  let end: (() => Promise<void>) | undefined;
  const configure = (config: object) => writeFile(join(dist, 'config.json'), JSON.stringify(config));
  return {
    configure,
    deploy: async (build) => {
      const config = await readFile(join(dist, 'config.json'));
      await rm(dist, { recursive: true });
      await place(build, dist);
      await writeFile(join(dist, 'config.json'), config);
    },
    serve: async ({ port, service, config }) => {
      await place('dist', dist);
      await configure(config);
      await mkdir(join(folder, 'tmp'));
      const shipped = await readFile('dist/hosting/nginx.conf', 'utf8');
      const site = shipped
        .replace('listen 8080;', `listen 127.0.0.1:${port};`)
        .replace('/srv/asset-documents/dist/', `${dist}/`)
        .replace('https://documents.example.com', service);
      await writeFile(join(folder, 'nginx.conf'), `${aroundSite(folder)}${site}}\n`);
      const child = spawn(program, ['-p', folder, '-c', 'nginx.conf'], { stdio: 'inherit' });
      end = async () => {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      };
      await untilAnswered(`http://localhost:${port}/tools/documents/`);
    },
    stop: async () => {
      await end?.();
      end = undefined;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Copies a build as pipelines make them that give every file the same time: only contents tell releases apart. */
async function place(build: string, folder: string): Promise<void> {
  await cp(build, folder, { recursive: true });
  const time = new Date('2020-01-01');
  for (const path of await readdir(folder, { recursive: true })) await utimes(join(folder, path), time, time);
}

/** What the operator's own nginx.conf has around the included site. */
const aroundSite = (folder: string) => `
daemon off; master_process off; pid ${folder}/pid; error_log stderr error;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path tmp;`).join(' ')}
`;

/** Where nginx is, installed where that can be done; undefined where it cannot. For one process at a time. */
export function provideNginx(): string | undefined {
  const candidates = [process.env['NGINX_PATH'], 'nginx', '/usr/sbin/nginx'].filter(
    (path) => path !== undefined,
  );
  const find = () => candidates.find((path) => spawnSync(path, ['-v']).status === 0);
  const found = find();
  if (found) return found;
  installPackage('nginx-light');
  return find();
}

async function untilAnswered(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
