import { expect, test } from '@playwright/test';

import { peerPages, peersConfig } from '../bench/contenders.ts';

import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { saveRuns } from './results.ts';
import type { Run } from './run-fault.ts';
import { isForPeers, runPeer } from './run-peer.ts';
import { startAppWithTruth } from './environment.ts';

const runsEach = Number(process.env['PEER_RUNS'] ?? 2);
/** Concurrent pages: this number keeps two cores busy. */
const pages = 6;

/** Checks that a peer's page works before a fault is injected. */
const undisturbed: Fault = { id: 'none', does: 'nothing', kind: 'connection' };

for (const peer of peerPages) {
  test(peer.name, async ({ browser }) => {
    test.setTimeout(1_200_000);
    const scenery = await startAppWithTruth({}, peersConfig);
    const run = (fault: Fault): Promise<Run> => runPeer(fault, peer, { browser, scenery });
    expect(await run(undisturbed)).toMatchObject({ statuses: ['Stored'], truth: { whole: 1, torn: 0 } });
    const waiting = faults
      .filter(isForPeers)
      .flatMap((fault) => Array.from({ length: runsEach }, () => fault));
    const runs: Run[] = [];
    const work = async (): Promise<void> => {
      for (let fault = waiting.pop(); fault; fault = waiting.pop()) runs.push(await run(fault));
    };
    await Promise.all(Array.from({ length: pages }, work));
    await saveRuns(`peer-${peer.file}`, runs);
    await scenery.stop();
  });
}
