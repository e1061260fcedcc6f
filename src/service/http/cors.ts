import type { Exchange } from './answer.ts';

const preflightSeconds = 600;

/** Lets exactly the listed origins read the answer. Credentials aren't allowed: tokens are sent in a header. */
export function allowOrigin({ request, response }: Exchange, allowedOrigins: readonly string[]): void {
  response.setHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !allowedOrigins.includes(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After, WWW-Authenticate');
}

/** Answers OPTIONS, as a preflight if it comes from an allowed origin. See [Note: every connection is closed]. */
export function answerOptions({ request, response }: Exchange, methods: string): void {
  request.resume();
  if (response.hasHeader('Access-Control-Allow-Origin')) {
    response.setHeader('Access-Control-Allow-Methods', methods);
    response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
    response.setHeader('Access-Control-Max-Age', String(preflightSeconds));
  }
  response.writeHead(204, { Allow: `${methods}, OPTIONS`, Connection: 'close' }).end();
}
