import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { previewPolicy } from '#hosting/content-policy.ts';

import { freePort } from '../app-process.ts';
import { expect, test } from '../test.ts';
import { provideWebServer, webServerNames, type WebServerName } from '../web-server.ts';

const guide = readFileSync('src/app/EMBED.md', 'utf8');
const hostPolicy = "default-src 'none'; script-src 'self'; …your policy…";

/** Returns the guide's snippet in a language, with a policy of the host that servers accept. */
function snippet(language: string): string {
  const [, text = ''] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(guide)!;
  return text.replace('; …your policy…', '');
}

interface Place {
  readonly port: number;
  readonly home: string;
  readonly site: string;
}

const configurations: Record<WebServerName, (place: Place) => { text: string; args: readonly string[] }> = {
  nginx({ port, home, site }) {
    const [maps = '', headers = ''] = snippet('nginx').split('# In the server block:');
    return {
      text: `daemon off; pid ${home}/pid; error_log stderr error; events {}
        http { access_log off; types { text/html html; text/javascript js; }
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${home};`).join(' ')}
        ${maps} server { listen 127.0.0.1:${port}; root ${site}; ${headers} } }`,
      args: ['-p', home, '-c', 'conf'],
    };
  },
  Caddy: ({ port, home, site }) => ({
    text: `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\nhttp://localhost:${port} {\nbind 127.0.0.1\nroot * ${site}\nfile_server\n${snippet('caddyfile')}}\n`,
    args: ['run', '--config', join(home, 'conf'), '--adapter', 'caddyfile'],
  }),
  Apache: ({ port, home, site }) => ({
    text: `ServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${home}/pid\nErrorLog ${home}/error.log\nUser nobody\nGroup nogroup
      ${['mpm_event', 'authz_core', 'headers', 'mime'].map((each) => `LoadModule ${each}_module /usr/lib/apache2/modules/mod_${each}.so`).join('\n')}
      TypesConfig /etc/mime.types\nDocumentRoot ${site}\n<Directory ${site}>\nRequire all granted\n</Directory>
      Header always set Content-Security-Policy "${hostPolicy.replace('; …your policy…', '')}"
      ${snippet('apache')}`,
    args: ['-d', home, '-f', join(home, 'conf'), '-DFOREGROUND'],
  }),
};

for (const name of webServerNames) {
  test(`[EMBED-31] the guide's headers of ${name} replace the host's policy for the preview page only`, async () => {
    const home = mkdtempSync(join(tmpdir(), 'preview-headers-'));
    const site = join(home, 'site');
    mkdirSync(join(site, 'assets'), { recursive: true });
    // Started by root, Apache reads files as another user.
    chmodSync(home, 0o755);
    writeFileSync(join(site, 'page.html'), 'page');
    writeFileSync(join(site, 'assets/preview-B2lay8kD.html'), 'preview');
    const port = await freePort();
    const { text, args } = configurations[name]({ port, home, site });
    writeFileSync(join(home, 'conf'), text);
    const env = { ...process.env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
    const server = spawn(provideWebServer(name)!, args, { stdio: 'inherit', env });
    const ask = (path: string) => fetch(`http://localhost:${port}/${path}`);
    await expect
      .poll(() =>
        ask('page.html').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    const [page, preview] = await Promise.all(['page.html', 'assets/preview-B2lay8kD.html'].map(ask));
    expect(page!.headers.get('Content-Security-Policy')).toBe("default-src 'none'; script-src 'self'");
    expect(preview!.headers.get('Content-Security-Policy')).toBe(previewPolicy("'self'"));
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  });
}
