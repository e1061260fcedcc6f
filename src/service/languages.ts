import type { IncomingMessage } from 'node:http';

/** Languages of the demo, those of the application. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'cs', 'tr', 'zh-Hans', 'ja', 'ar'] as const;

export type Language = (typeof languages)[number];

/** Returns the first language of `Accept-Language` that the demo has; English without one. */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  // Browsers list the preferred one first.
  const wanted = (headers['accept-language'] ?? '').toLowerCase().split(',');
  const bases = wanted.map((each) => each.trim().split(/[-;]/)[0]);
  return bases.flatMap((base) => languages.find((each) => each.split('-')[0] === base) ?? [])[0] ?? 'en';
}
