import type { Inspector } from './inspector.ts';

/**
 * Combines several inspectors: each archive goes to the one with the least work, so that a second archive is checked
 * while the first is still being read. Each inspector has its own worker, which exists only while there is work for it.
 */
export function createInspectorPool(size: number, createInspector: () => Inspector): Inspector {
  const members = Array.from({ length: Math.max(1, size) }, () => ({
    inspector: createInspector(),
    jobs: 0,
  }));
  return {
    async inspect(file, call) {
      const member = members.reduce((least, each) => (each.jobs < least.jobs ? each : least));
      member.jobs += 1;
      try {
        return await member.inspector.inspect(file, call);
      } finally {
        member.jobs -= 1;
      }
    },
    dispose() {
      for (const { inspector } of members) inspector.dispose();
    },
  };
}
