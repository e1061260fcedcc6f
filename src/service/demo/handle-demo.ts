import type { IncomingMessage } from 'node:http';

import * as z from 'zod/mini';

import type { OwnTokens } from '#service/auth/own-tokens.ts';
import { type Answer, jsonAnswer, refusalAnswer } from '#service/http/answer.ts';

import { demoPeople } from './people.ts';

const maxBodyBytes = 4096;
const tokenRequest = z.object({ person: z.string() });

/** The demo's people as JSON. */
export const peopleAnswer = (): Answer => jsonAnswer(200, demoPeople);

/** Gives a token to whoever asks, in the name of a demo person: a stand-in for signing in, and for nothing else. */
export async function tokenAnswer(
  request: IncomingMessage,
  tokens: OwnTokens,
  lifetimeSeconds: number,
): Promise<Answer> {
  const asked = tokenRequest.safeParse(await readJson(request));
  if (!asked.success) {
    return refusalAnswer({ code: 'not-json', detail: 'Send {"person": "id of a demo person"}.' });
  }
  const person = demoPeople.find(({ id }) => id === asked.data.person);
  if (person === undefined) {
    return refusalAnswer({
      code: 'person-unknown',
      detail: `There is no demo person "${asked.data.person}".`,
    });
  }
  const token = await tokens.sign({ sub: person.id, name: person.name, roles: person.roles });
  return jsonAnswer(200, { token, expiresInSeconds: lifetimeSeconds });
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > maxBodyBytes) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
