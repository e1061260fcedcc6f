import * as z from 'zod/mini';

import { lenient } from './lenient.ts';
import { plainText } from './plain-text.ts';

const maxWords = 300;
const maxCode = 100;
const maxErrors = 5;

/** Longer error bodies are shown as text, not parsed. */
const maxParsed = 5_000_000;

interface ErrorContent {
  readonly code?: string | undefined;
  readonly words: readonly string[];
}

const text = lenient(z.string());
const scalar = lenient(z.union([z.string(), z.number()]));
const something = z.optional(z.unknown());

/** Members of RFC 9457, RFC 6749 and common frameworks. */
const body = z.object({
  code: scalar,
  errorCode: scalar,
  type: text,
  title: text,
  detail: text,
  message: text,
  error_description: text,
  error: something,
  errors: something,
  data: something,
});

const item = z.object({
  message: text,
  detail: text,
  title: text,
  reason: text,
  msg: text,
  field: text,
  property: text,
  path: text,
  pointer: text,
  name: text,
});

function readItem(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const fields = item.safeParse(value).data;
  if (fields === undefined) return undefined;
  const words = fields.message ?? fields.detail ?? fields.msg ?? fields.reason ?? fields.title;
  const place = fields.field ?? fields.property ?? fields.path ?? fields.pointer ?? fields.name;
  return place === undefined || words === undefined ? (words ?? place) : `${place}: ${words}`;
}

/** `errors` as a list, or as lists by field. */
function readErrors(errors: unknown): string[] {
  if (Array.isArray(errors)) {
    return errors.slice(0, maxErrors).flatMap((error) => readItem(error) ?? []);
  }
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors)
    .slice(0, maxErrors)
    .flatMap(([field, messages]) => {
      const words = (Array.isArray(messages) ? messages : [messages]).filter(
        (word) => typeof word === 'string',
      );
      return words.length > 0 ? [`${field}: ${words.join(', ')}`] : [];
    });
}

function readObject(json: unknown, depth: number): ErrorContent {
  const fields = body.safeParse(json).data;
  if (fields === undefined) return { words: [] };
  const inner = depth === 0 ? readJson(fields.error ?? fields.data, 1) : { words: [] };
  const errorText = typeof fields.error === 'string' ? fields.error : undefined;
  const main = fields.detail ?? fields.message ?? fields.error_description ?? errorText;
  // In OAuth errors (RFC 6749, section 5.2) `error` is the code; the message is in another member.
  const oauthCode = fields.error_description === undefined ? undefined : errorText;
  // RFC 9457: `type` identifies the problem; `about:blank` means it has no identifier.
  const type = fields.type === 'about:blank' ? undefined : fields.type;
  const words = main === undefined ? inner.words : [main];
  return {
    code: (fields.code ?? fields.errorCode ?? inner.code ?? oauthCode ?? type)?.toString(),
    words: [
      ...(words.length === 0 && fields.title !== undefined ? [fields.title] : words),
      ...readErrors(fields.errors),
    ],
  };
}

function readJson(json: unknown, depth: number): ErrorContent {
  if (typeof json === 'string') return { words: [json] };
  if (Array.isArray(json)) return { words: readErrors(json) };
  return readObject(json, depth);
}

const isHtml = (text: string): boolean =>
  /^\s*</.test(text) && /<(?:!doctype html|html|head|body|center|h1)\b/i.test(text.slice(0, 2000));

/** Characters read of a page; error pages say nothing useful beyond. */
const maxScanned = 10_000;

const silent = /<!--.*?-->|<(script|style)\b.*?<\/\1\s*>/gis;
const titleElement = /<title\b[^<>]*>([^<]*)<\/title>/i;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns the title and the text of a page, without what the text repeats of the title. */
function readMarkup(page: string): ErrorContent {
  const html = page.slice(0, maxScanned).replaceAll(silent, ' ');
  const [title, text] = [titleElement.exec(html)?.[1] ?? '', html.replace(titleElement, ' ')].map((markup) =>
    markup
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
      .trim(),
  );
  return { words: text?.startsWith(title ?? '') ? [text] : [title ?? '', text ?? ''] };
}

function readBody(text: string): ErrorContent {
  if (text.length <= maxParsed) {
    try {
      return readJson(JSON.parse(text), 0);
    } catch {
      // Not JSON, whatever the content type says: treat it as text for people.
    }
  }
  return text.trimStart().startsWith('<') ? readMarkup(text) : { words: [text] };
}

/**
 * Content of an error answer. The interface shows no error body, so every common shape is read. Reads the body of an
 * error answer of any shape, including an empty one. Never throws.
 */
export function readServiceProblem(status: number, text: string) {
  const isPage = status >= 400 && status < 500 && isHtml(text);
  const { code, words } = readBody(text);
  const clean = words.flatMap((word) => plainText(word, maxWords) ?? []);
  return {
    status,
    /** The service's error code. */
    code: code === undefined ? undefined : plainText(code, maxCode),
    /** The service's message: plain text, one line, clipped. Folded away on the screen; never used to identify an error. */
    words: plainText([...new Set(clean)].join('; '), maxWords),
    ...(isPage && { isPage }),
  };
}
