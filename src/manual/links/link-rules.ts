import { extensionOf } from '#file-type/extension.ts';

import type { FindingCode } from '../codes.ts';
import type { ReferenceKind } from '../pages/reference.ts';
import type { InsideResolution } from './resolve.ts';
import { shortened, type LinkFinding, type Lookup, type Target } from './target.ts';

const none: readonly LinkFinding[] = [];

/** Returns the findings for a reference and its resolved target. */
export function linkFindings(kind: ReferenceKind, target: Target): readonly LinkFinding[] {
  if ('lookup' in target) {
    const { address, resolution: inside, lookup } = target;
    return [...insideFindings(address, inside, lookup), ...formatFindings(kind, lookup)];
  }
  const { resolution } = target;
  const params = { target: shortened(target.address) };
  switch (resolution.kind) {
    case 'empty':
      // An empty action submits a form to its own page, which is usually intended.
      return kind === 'form' ? none : [{ code: 'LINK-EMPTY', severity: 'info' }];
    case 'other':
      return none;
    case 'external':
      return [{ code: leavingCodes[kind] ?? 'RES-EXTERNAL', severity: 'warning', params }];
    case 'local':
      return [{ code: 'LINK-LOCAL', severity: 'warning', params }];
    case 'malformed':
      return [
        { code: 'LINK-MALFORMED', severity: 'warning', params: { ...params, reason: resolution.reason } },
      ];
    case 'outside': {
      const code = kind === 'frame' ? 'DOC-LEAVES' : (leavingCodes[kind] ?? 'LINK-OUTSIDE');
      return [{ code, severity: 'warning', params }];
    }
  }
}

/** Codes of references that take the reader away from the manual. */
const leavingCodes: Partial<Record<ReferenceKind, FindingCode>> = { form: 'DOC-FORM', refresh: 'DOC-LEAVES' };

function insideFindings(
  address: string,
  resolution: InsideResolution,
  lookup: Lookup,
): readonly LinkFinding[] {
  const target = shortened(resolution.path);
  // When the page is opened from a folder, the root is that of the disk: the file isn't there, whatever the archive
  // holds.
  if (resolution.isRooted) return [{ code: 'LINK-ROOT', severity: 'warning', params: { target } }];
  const rawFindings: LinkFinding[] = [];
  if (resolution.hasBackslash) {
    const params = { target: shortened(address) };
    rawFindings.push({ code: 'LINK-BACKSLASH', severity: 'warning', params, repairable: true });
  }
  switch (lookup.found) {
    case 'file':
      if (lookup.path !== resolution.path) {
        // The address names the folder, and its index page was found.
        rawFindings.push({ code: 'LINK-INDEX', severity: 'info', params: { target: target || './' } });
      }
      break;
    case 'similar': {
      const params = { target, expected: shortened(lookup.path) };
      rawFindings.push({ code: 'LINK-CASE', severity: 'warning', params, repairable: true });
      break;
    }
    case 'folder':
      rawFindings.push({ code: 'LINK-FOLDER', severity: 'warning', params: { target } });
      break;
    case 'nothing':
      rawFindings.push({ code: 'LINK-BROKEN', severity: 'warning', params: { target } });
  }
  if (resolution.hasQuery && lookup.found === 'file') {
    rawFindings.push({ code: 'LINK-QUERY', severity: 'info' });
  }
  return rawFindings;
}

/** Image and animation formats that Chromium and Firefox don't show; Safari shows some of them. */
const unshownFormats = new Set('tif tiff wmf emf wmz emz swf eps psd pcx tga jp2 heic heif'.split(' '));

function formatFindings(kind: ReferenceKind, lookup: Lookup): readonly LinkFinding[] {
  const isShown = !('path' in lookup) || !unshownFormats.has(extensionOf(lookup.path));
  if (kind !== 'resource' || isShown) return none;
  return [{ code: 'RES-FORMAT', severity: 'warning', params: { target: shortened(lookup.path) } }];
}
