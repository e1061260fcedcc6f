import { folderOf } from '#zip/paths.ts';

import type { FindingTerms } from '../finding-terms.ts';

/** Meaning of an address inside an archive, before it is looked up. */
export type Resolution =
  | { readonly kind: 'empty' }
  /** An address that opens something outside the archive: `mailto:`, `data:`, `javascript:`. */
  | { readonly kind: 'other' }
  | { readonly kind: 'external'; readonly host: string }
  | { readonly kind: 'local' }
  | { readonly kind: 'malformed'; readonly reason: FindingTerms['LINK-MALFORMED'] }
  | { readonly kind: 'outside' }
  | InsideResolution;

/** An address inside the archive, whether the file exists or not. */
export interface InsideResolution {
  readonly kind: 'inside';
  /** Decoded path from the root of the archive; for a folder, without the slash. */
  readonly path: string;
  readonly isFolder: boolean;
  readonly hasQuery: boolean;
  readonly hasBackslash: boolean;
  /** Written from the root, which is the root of the disk if the page is opened from a folder. */
  readonly isRooted: boolean;
}

const otherSchemes = new Set(
  'mailto tel sms fax callto skype sip xmpp javascript vbscript data about news nntp irc geo urn doi magnet ldap git ssh svn view-source webcal'.split(
    ' ',
  ),
);
/** Schemes that name parts of one e-mail, or objects in the memory of one open page. */
const temporarySchemes = new Set(['cid', 'mid', 'blob']);
const webSchemes = new Set(['http', 'https', 'ftp', 'ftps', 'ws', 'wss']);
const schemePattern = /^([a-z][a-z0-9+.-]*):/i;
const plainPattern = /^[\w.~-][\w./~-]*$/;

/**
 * Resolves an address without its fragment against a page, as the URL standard does for a page opened from a folder.
 * `base` is the path of the page, or the one that `<base>` names; only its folder matters.
 */
export function resolveAddress(address: string, base: string): Resolution {
  // Fast path of the common case: no scheme, query, escape, root or backslash.
  if (plainPattern.test(address)) return within(address, base, { hasQuery: false, hasBackslash: false });
  const url = trimmed(address);
  if (url === '') return { kind: 'empty' };
  if (url.startsWith('\\\\')) return { kind: 'local' };
  const scheme = schemePattern.exec(url)?.[1]?.toLowerCase();
  if (scheme !== undefined) return withScheme(scheme, url);
  if (/^[/\\]{2}/.test(url)) return external(`http:${url}`);

  const query = url.indexOf('?');
  const rawPath = query < 0 ? url : url.slice(0, query);
  const hasBackslash = rawPath.includes('\\');
  const path = rawPath.replaceAll('\\', '/');
  const decoded = decodePath(path);
  if (decoded === undefined) return { kind: 'malformed', reason: 'percent' };
  return within(decoded, base, { hasQuery: query >= 0, hasBackslash });
}

/** Removes what the URL standard strips first: controls and spaces at both ends, tabs and line breaks anywhere. */
function trimmed(address: string): string {
  // A loop: a regular expression for trailing spaces tries each of a million spaces in the middle.
  let start = 0;
  let end = address.length;
  // Beyond either end `charCodeAt` is NaN, which ends both loops.
  while (address.charCodeAt(start) <= 0x20) start += 1;
  while (address.charCodeAt(end - 1) <= 0x20) end -= 1;
  return address.slice(start, end).replace(/[\t\r\n]/g, '');
}

function withScheme(scheme: string, url: string): Resolution {
  if (webSchemes.has(scheme)) return external(url);
  // A one-letter scheme is a drive letter.
  if (scheme === 'file' || scheme.length === 1) return { kind: 'local' };
  if (temporarySchemes.has(scheme)) return { kind: 'malformed', reason: 'temporary' };
  return otherSchemes.has(scheme) ? { kind: 'other' } : { kind: 'malformed', reason: 'scheme' };
}

function external(url: string): Resolution {
  try {
    return { kind: 'external', host: new URL(url).host };
  } catch {
    return { kind: 'malformed', reason: 'host' };
  }
}

/** Decodes part by part, so that an escaped slash separates nothing; returns undefined for an invalid escape. */
function decodePath(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '\0'))
      .join('/');
  } catch {
    return undefined;
  }
}

function within(
  path: string,
  base: string,
  flags: { readonly hasQuery: boolean; readonly hasBackslash: boolean },
): Resolution {
  // A lone query: the page itself, or the folder that `<base>` names.
  const isRooted = path.startsWith('/');
  const whole = path === '' ? base : isRooted ? path : folderOf(base) + path;
  const parts: string[] = [];
  for (const part of whole.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return { kind: 'outside' };
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  const isFolder = /(?:^|\/)\.{0,2}$/.test(whole);
  return { kind: 'inside', path: parts.join('/'), isFolder, isRooted, ...flags };
}

/** Returns the fragment of an address as it is written, without text directives; undefined if it names no place in the page. */
export function fragmentOf(address: string): string | undefined {
  const hash = address.indexOf('#');
  if (hash < 0) return undefined;
  const raw = address.slice(hash + 1).replace(/:~:.*/s, '');
  // `#` and `#top` lead to the top; `#/` and `#!` are routes of a script.
  if (raw === '' || /^top$/i.test(raw) || raw.startsWith('/') || raw.startsWith('!')) return undefined;
  return raw;
}

/** Returns the address without its fragment. */
export function withoutFragment(address: string): string {
  const hash = address.indexOf('#');
  return hash < 0 ? address : address.slice(0, hash);
}
