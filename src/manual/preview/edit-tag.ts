import { parseSrcset } from '../pages/srcset.ts';
import type { ReplaceAddress, ResourceUse } from './load-resource.ts';
import { pictureMark } from './names.ts';
import type { Part } from './rendering.ts';
import { rewriteCss } from './rewrite-css.ts';
import { attributeNamed, valueOf, type AttributeEdits, type StartTag } from './start-tag.ts';

/** Input for rewriting the attributes of a page. */
export interface EditContext {
  /** Path that relative addresses of the page are resolved against. */
  readonly base: string;
  readonly replaceAddress: ReplaceAddress;
}

/** Returns how to change a tag, or that it must be removed; undefined if it stays. */
export function editTag(tag: StartTag, context: EditContext): AttributeEdits | 'drop' | undefined {
  if (tag.name === 'link' && isOmittedLink(tag)) return 'drop';
  const edits: AttributeEdits = new Map();
  for (const [attribute, use] of Object.entries(addressesOf(tag))) {
    editAddress({ tag, attribute, use }, edits, context);
  }
  editHolder(tag, edits, context);
  editOthers(tag, edits, context);
  return edits.size > 0 ? edits : undefined;
}

/** Relations that load or prepare loading: the page already comes with what it needs. */
const omittedRelations =
  /(?:^|\s)(?:preload|modulepreload|prefetch|prerender|preconnect|dns-prefetch|manifest|icon|apple-touch-icon\S*|mask-icon)(?:\s|$)/i;

const isOmittedLink = (tag: StartTag): boolean => {
  const rel = valueOf(tag, 'rel') ?? '';
  return omittedRelations.test(rel) && !/(?:^|\s)stylesheet(?:\s|$)/i.test(rel);
};

type Addresses = Readonly<Record<string, ResourceUse>>;

const inSvg: Addresses = { href: 'picture', 'xlink:href': 'picture' };

/** A map, because a tag may be called `constructor`. */
const byElement = new Map<string, Addresses>([
  ['img', { src: 'picture', srcset: 'picture' }],
  ['source', { src: 'media', srcset: 'picture' }],
  ['input', { src: 'picture' }],
  ['video', { src: 'media', poster: 'picture' }],
  ['audio', { src: 'media' }],
  ['track', { src: 'media' }],
  ['image', inSvg],
  ['use', inSvg],
  ['feimage', inSvg],
  ['frame', { src: 'frame' }],
  ['iframe', { src: 'frame' }],
]);

function addressesOf(tag: StartTag): Addresses {
  if (tag.name === 'link') {
    return /(?:^|\s)stylesheet(?:\s|$)/i.test(valueOf(tag, 'rel') ?? '') ? { href: 'style' } : {};
  }
  return { ...byElement.get(tag.name), background: 'picture' };
}

/** Attributes about the bytes at the old address don't apply to the new one. */
const byteAttributes = ['integrity', 'crossorigin', 'nonce'];

function editAddress(
  { tag, attribute, use }: { readonly tag: StartTag; readonly attribute: string; readonly use: ResourceUse },
  edits: AttributeEdits,
  { replaceAddress, base }: EditContext,
): void {
  const name = attributeNamed(tag, attribute);
  if (name === undefined) return;
  const value = tag.attributes[name] ?? '';
  const replaced =
    attribute === 'srcset'
      ? rewriteSrcset(value, (url) => replaceAddress(url, base, use))
      : withFragment(value, replaceAddress(value, base, use));
  if (replaced === undefined) return;
  edits.set(name, replaced);
  for (const other of byteAttributes) {
    const otherName = attributeNamed(tag, other);
    if (otherName !== undefined) edits.set(otherName, undefined);
  }
}

/** `sprite.svg#part` names a part of a picture. */
function withFragment(value: string, part: Part | undefined): readonly Part[] | undefined {
  if (part === undefined) return undefined;
  const hash = value.indexOf('#');
  return hash >= 0 && typeof part === 'number' ? [part, value.slice(hash)] : [part];
}

function rewriteSrcset(value: string, refer: (url: string) => Part | undefined): readonly Part[] | undefined {
  const parts: Part[] = [];
  let copied = 0;
  for (const { url, start } of parseSrcset(value)) {
    const part = refer(url);
    if (part === undefined) continue;
    parts.push(value.slice(copied, start), part);
    copied = start + url.length;
  }
  return parts.length === 0 ? undefined : [...parts, value.slice(copied)];
}

/** Edits an element that would load a document. */
function editHolder(tag: StartTag, edits: AttributeEdits, { replaceAddress, base }: EditContext): void {
  const holder = tag.name === 'object' ? 'data' : tag.name === 'embed' ? 'src' : undefined;
  const name = holder && attributeNamed(tag, holder);
  if (name === undefined) return;
  const part = replaceAddress(tag.attributes[name] ?? '', base, 'picture');
  edits.set(name, undefined);
  if (part !== undefined) edits.set(pictureMark, [part]);
}

/** Edits attributes that contain CSS, and removes those that contain scripts or name a server to tell. */
function editOthers(tag: StartTag, edits: AttributeEdits, { replaceAddress, base }: EditContext): void {
  for (const [name, value] of Object.entries(tag.attributes)) {
    const small = name.toLowerCase();
    const isRemoved = small === 'ping' || /^on[a-z]/.test(small) || isScriptAddress(small, value);
    if (isRemoved) edits.set(name, undefined);
    else if (small === 'style') {
      const parts = rewriteCss(value, (url) => replaceAddress(url, base, 'picture'));
      if (parts.length > 1) edits.set(name, parts);
    }
  }
}

const isScriptAddress = (name: string, value: string): boolean =>
  /(?:href|src|action)$/.test(name) && URL.parse(value)?.protocol === 'javascript:';
