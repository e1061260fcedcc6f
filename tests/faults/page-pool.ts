import type { Browser } from '@playwright/test';

import { createAssetPage, type AssetPage } from '../e2e/asset-page.ts';
import { signIn } from '../e2e/sign-in.ts';
import { startChaosProxy, type ChaosProxy } from './chaos-proxy.ts';
import type { RunEnvironment, SharedEnvironment } from './environment.ts';
import type { Fault } from './fault.ts';

/** A page with its own proxy to the service, reused by several runs. */
export interface PooledPage {
  readonly page: AssetPage;
  readonly proxy: ChaosProxy;
  readonly scenery: RunEnvironment;
  readonly close: () => Promise<void>;
}

/** Keeps pages for the next run, since loading the page takes longer than a run. */
export interface PagePool {
  /** Returns a page with the connection, configuration and origin that the fault requires. */
  readonly take: (fault: Fault) => Promise<PooledPage>;
  /** Returns a page to the pool if nothing of the last run is left in the page. */
  readonly giveBack: (fault: Fault, slot: PooledPage) => void;
  readonly close: () => Promise<void>;
}

export function createPagePool(browser: Browser, stage: SharedEnvironment): PagePool {
  const idle = new Map<string, PooledPage[]>();
  const all = new Set<PooledPage>();

  async function open(fault: Fault): Promise<PooledPage> {
    const scenery = await stage.enter(fault);
    const proxy = await startChaosProxy({
      target: () => new URL(scenery.app.url),
      line: { keepsAlive: true, ...fault.line },
      config: fault.config,
    });
    const context = await browser.newContext();
    await signIn(context, scenery.app.url);
    const page = createAssetPage(await context.newPage());
    await page.page.goto(`${scenery.pageUrl(proxy)}#/assets/PRESS-0042`);
    await page.expectSignedIn();
    await page.chooseMetadata();
    const slot: PooledPage = {
      page,
      proxy,
      scenery,
      close: async () => {
        all.delete(slot);
        await context.close();
        await proxy.stop();
        await scenery.leave();
      },
    };
    all.add(slot);
    return slot;
  }

  /** Each slot is a process of the browser; those that most faults use are kept. */
  async function closeOthers(kind: string): Promise<void> {
    for (const [other, slots] of idle) {
      if (other === kind || other === usualKind) continue;
      idle.delete(other);
      await Promise.all(slots.map((slot) => slot.close()));
    }
  }

  return {
    async take(fault) {
      const kept = fault.hasOwnPage ? undefined : idle.get(kindOf(fault))?.pop();
      if (kept) return kept;
      await closeOthers(kindOf(fault));
      return open(fault);
    },
    giveBack(fault, slot) {
      idle.set(kindOf(fault), [...(idle.get(kindOf(fault)) ?? []), slot]);
    },
    close: async () => {
      await Promise.all([...all].map((slot) => slot.close()));
    },
  };
}

const kindOf = ({ line, config, isCrossOrigin, hasOwnApp }: Partial<Fault>): string =>
  JSON.stringify({ line, config, isCrossOrigin, hasOwnApp });
const usualKind = kindOf({});
