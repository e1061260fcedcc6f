import { readFile } from 'node:fs/promises';

import { contentPolicy, previewPolicy, type AllowedOrigins } from './content-policy.ts';

interface ServerSample {
  /** File in `src/hosting/samples`. */
  readonly source: string;
  /** Path in the build. `_headers` and `.htaccess` are read beside the page. */
  readonly fileName: string;
  /** Placeholders in this server's configuration for origins that an operator fills in. */
  readonly origins: Required<AllowedOrigins>;
}

/** Sample configurations of web servers, one set of policies for all of them. */
export const serverSamples: readonly ServerSample[] = [
  {
    source: 'nginx.conf',
    fileName: 'hosting/nginx.conf',
    origins: {
      service: '$documents_service',
      signIn: '$documents_sign_in',
      ancestors: '$documents_ancestors',
    },
  },
  {
    source: 'Caddyfile',
    fileName: 'hosting/Caddyfile',
    origins: {
      service: '{$DOCUMENTS_SERVICE:https://documents.example.com}',
      signIn: '{$DOCUMENTS_SIGN_IN:https://login.example.com}',
      ancestors: "{$DOCUMENTS_ANCESTORS:'self'}",
    },
  },
  {
    source: 'htaccess',
    fileName: '.htaccess',
    origins: {
      service: '%{documents_service}e',
      signIn: '%{documents_sign_in}e',
      ancestors: '%{documents_ancestors}e',
    },
  },
  {
    source: '_headers',
    fileName: '_headers',
    origins: {
      service: 'https://documents.example.com',
      signIn: 'https://login.example.com',
      ancestors: "'self'",
    },
  },
];

/** Returns the text of a sample with the policies filled in; throws when a marker is unknown. */
export async function readServerSample({ source, origins }: ServerSample): Promise<string> {
  const values: Readonly<Record<string, string | undefined>> = {
    'application policy': contentPolicy(origins),
    'preview policy': previewPolicy(origins.ancestors),
  };
  const template = await readFile(`src/hosting/samples/${source}`, 'utf8');
  return template.replaceAll(/<<([a-z ]+)>>/g, (_, marker: string) => {
    const value = values[marker];
    if (value === undefined) throw new Error(`${source}: unknown marker "${marker}"`);
    return value;
  });
}
