import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { installPackage } from '../support/find-browser.ts';

/** A web server with the shipped sample configuration, in a separate folder and not as a system service. */
export interface WebServer {
  readonly serve: (site: Site) => Promise<void>;
  /** Replaces the served build; the files of the previous one are deleted. */
  readonly deploy: (build: string) => Promise<void>;
  /** Writes another `config.json`. */
  readonly configure: (config: object) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Site {
  readonly port: number;
  /** Origin of the document service. */
  readonly service: string;
  /** Contents of the operator's `config.json`. */
  readonly config: object;
}

interface Folders {
  /** Configuration, logs and temporary files of the server. */
  readonly home: string;
  /** The served copy of the build. */
  readonly dist: string;
}

interface Program {
  readonly names: readonly string[];
  /** Environment variable with the path of the program. */
  readonly variable: string;
  readonly debianPackage: string;
  readonly versionArgs: readonly string[];
  /** Adapts the sample as an operator would, and returns the arguments that start the program in the foreground. */
  readonly prepare: (site: Site, folders: Folders) => Promise<readonly string[]>;
}

const programs = {
  nginx: {
    names: ['nginx', '/usr/sbin/nginx'],
    variable: 'NGINX_PATH',
    debianPackage: 'nginx-light',
    versionArgs: ['-v'],
    prepare: async ({ port, service }, { home, dist }) => {
      await mkdir(join(home, 'tmp'));
      const site = (await readFile('dist/hosting/nginx.conf', 'utf8'))
        .replace('listen 8080;', `listen 127.0.0.1:${port};`)
        .replace('/srv/asset-documents/dist/', `${dist}/`)
        .replace('https://documents.example.com', service);
      await writeFile(join(home, 'nginx.conf'), `${aroundNginxSite(home)}${site}}\n`);
      return ['-p', home, '-c', 'nginx.conf'];
    },
  },
  Caddy: {
    names: ['caddy', '/usr/bin/caddy'],
    variable: 'CADDY_PATH',
    debianPackage: 'caddy',
    versionArgs: ['version'],
    prepare: async ({ port, service }, { home, dist }) => {
      const site = (await readFile('dist/hosting/Caddyfile', 'utf8'))
        .replace('tools.example.com {', `http://localhost:${port} {\n\tbind 127.0.0.1`)
        .replace('/srv/asset-documents/dist', dist)
        .replace('https://documents.example.com', service);
      await writeFile(join(home, 'Caddyfile'), `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}`);
      return ['run', '--config', join(home, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
  Apache: {
    names: ['apache2', '/usr/sbin/apache2', 'httpd'],
    variable: 'APACHE_PATH',
    debianPackage: 'apache2',
    versionArgs: ['-v'],
    prepare: async ({ port, service }, { home, dist }) => {
      const sample = join(dist, '.htaccess');
      const text = await readFile(sample, 'utf8');
      await writeFile(sample, text.replace('https://documents.example.com', service));
      await writeFile(join(home, 'apache.conf'), apacheConfiguration(port, home, dist));
      return ['-d', home, '-f', join(home, 'apache.conf'), '-DFOREGROUND'];
    },
  },
} satisfies Record<string, Program>;

export type WebServerName = keyof typeof programs;

export const webServerNames = Object.keys(programs) as readonly WebServerName[];

/** Prepares a folder; `serve` puts a copy of the build there and starts the server, `stop` ends it and removes both. */
export async function createWebServer(name: WebServerName): Promise<WebServer> {
  const program: Program = programs[name];
  const path = provideWebServer(name);
  if (path === undefined) {
    const { debianPackage, variable } = program;
    throw new Error(`This test needs ${name}: install the package "${debianPackage}" or set ${variable}.`);
  }
  const home = await mkdtemp(join(tmpdir(), 'asset-documents-server-'));
  // Started by root, Apache reads files as another user.
  await chmod(home, 0o755);
  const dist = join(home, 'dist');
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
    serve: async (site) => {
      await place('dist', dist);
      await configure(site.config);
      const args = await program.prepare(site, { home, dist });
      const child = spawn(path, args, {
        stdio: 'inherit',
        env: { ...process.env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
      });
      end = async () => {
        if (child.exitCode !== null) return;
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      };
      await untilAnswered(`http://localhost:${site.port}/documents/`, child);
    },
    stop: async () => {
      await end?.();
      end = undefined;
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Copies a build with the same time on every file, as some pipelines do: only contents tell releases apart. */
async function place(build: string, folder: string): Promise<void> {
  await cp(build, folder, { recursive: true });
  await chmod(folder, 0o755);
  const time = new Date('2020-01-01');
  for (const path of await readdir(folder, { recursive: true })) await utimes(join(folder, path), time, time);
}

/** The part of the operator's own nginx.conf around the included site. */
const aroundNginxSite = (folder: string) => `
daemon off; master_process off; pid ${folder}/pid; error_log stderr error;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path tmp;`).join(' ')}
`;

/** Modules that the sample names, and those that every Apache has. */
const apacheModules = 'mpm_event authz_core alias headers setenvif env mime dir filter deflate brotli'.split(
  ' ',
);

const apacheConfiguration = (port: number, home: string, dist: string) => `
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${home}/pid
ErrorLog ${home}/error.log
LogLevel error
User nobody
Group nogroup
${apacheModules.map((module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`).join('\n')}
TypesConfig /etc/mime.types
Alias /documents ${dist}
<Directory ${dist}>
  AllowOverride All
  Require all granted
</Directory>
`;

/** Returns the path of the server's program; installs it if possible. For one process at a time. */
export function provideWebServer(name: WebServerName): string | undefined {
  const { names, variable, versionArgs, debianPackage }: Program = programs[name];
  const candidates = [process.env[variable], ...names].filter((path) => path !== undefined);
  const find = () => candidates.find((path) => spawnSync(path, versionArgs).status === 0);
  const found = find();
  if (found) return found;
  installPackage(debianPackage);
  return find();
}

async function untilAnswered(url: string, child: { readonly exitCode: number | null }): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    if (child.exitCode !== null) throw new Error(`The web server ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
