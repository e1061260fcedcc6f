// Sends saved uploads while no page is open: the part of the service worker that only deployments with
// `signIn.backgroundUploads` load, and only in browsers with Background Sync.

import type { GetToken } from '#api/request/upload-request.ts';
import { setTimer } from '#lib/time/timer.ts';

import { createRefreshVault } from '../account/refresh-vault.ts';
import { renewToken } from '../account/renew-token.ts';
import {
  changeAccount,
  readAccount,
  type RequestedNotice,
  type SenderAccount,
} from '../account/sender-database.ts';
import { syncTag } from '../worker-message.ts';
import { isLedByPage, sendSaved, type SendResult } from './send-saved.ts';

declare const self: ServiceWorkerGlobalScope;

/** Event of Background Sync, which TypeScript doesn't know. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  /** True if the browser doesn't repeat the event. */
  readonly lastChance: boolean;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}

/** Chromium gives an event three minutes. */
const eventMs = 150_000;

/** Time in milliseconds after which a page is looked for again. */
const waitMs = 1000;

self.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(send(event));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage());
});

/** Rejects if something is left that may be sent later: then the browser repeats the event. */
async function send({ lastChance }: SyncEvent): Promise<void> {
  const deadline = Date.now() + eventMs;
  const account = await readAccount();
  if (!account) return;
  const vault = createRefreshVault(account.idleMs);
  if (!(await vault.has(account.person.id))) return;
  const getToken = createTokenSource(() => renewToken({ ...account, personId: account.person.id, vault }));
  let result: SendResult | undefined;
  while (!result && Date.now() + waitMs < deadline) {
    if (!(await isLedByPage(account))) result = await sendSaved({ account, deadline, getToken });
    // A page that is open in the background may be closed soon.
    if (!result) await new Promise<void>((resolve) => setTimer(waitMs, () => resolve()));
  }
  if (result) await finish(account, result, lastChance);
  if (!result || result.isWorthRetry) throw new Error('Not all uploads could be sent yet.');
}

async function finish({ notice }: SenderAccount, result: SendResult, isLast: boolean): Promise<void> {
  const { bytesPerSecond, isWorthRetry } = result;
  const isDue = (isLast || !isWorthRetry) && Notification.permission === 'granted';
  const text = notice && isDue ? noticeText(notice, result) : '';
  if (notice && text !== '') {
    await self.registration.showNotification(notice.title, { body: text, tag: syncTag });
  }
  await changeAccount(
    (account) =>
      account && {
        ...account,
        bytesPerSecond: bytesPerSecond ?? account.bytesPerSecond,
        notice: text === '' ? account.notice : undefined,
      },
  );
}

/** Returns numbers, never names: anybody may see the screen of a locked device. */
function noticeText(
  { since, locale, ...texts }: RequestedNotice,
  { storedAt, needPersonCount }: SendResult,
): string {
  const counted = [
    [texts.stored, storedAt.filter((at) => at >= since).length],
    [texts.left, needPersonCount],
  ] as const;
  return counted
    .filter(([, count]) => count > 0)
    .map(([text, count]) => text.replace('{count}', count.toLocaleString(locale)))
    .join(' ');
}

/** Renews once for all attempts, and again for a token that the service rejects. */
function createTokenSource(renew: () => ReturnType<typeof renewToken>): GetToken {
  let renewing: Promise<string> | undefined;
  let current: string | undefined;
  async function renewNow(): Promise<string> {
    try {
      const answer = await renew();
      if (!answer) throw new Error('There is no refresh token.');
      current = answer.access_token;
      return current;
    } catch (error) {
      renewing = undefined;
      throw error;
    }
  }
  return ({ rejected }) => {
    if (rejected !== undefined && rejected === current) renewing = current = undefined;
    renewing ??= renewNow();
    return renewing;
  };
}

async function showPage(): Promise<void> {
  const { scope } = self.registration;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url.startsWith(scope));
  await (page ? page.focus() : self.clients.openWindow(scope));
}
