import { existsSync, readFileSync } from 'node:fs';

const status = '/proc/self/status';

/**
 * Peak resident memory of this process so far, in KiB. On Linux, `maxRSS` starts at the memory of the parent process,
 * so the kernel's value for the new program is read.
 */
export const peakMemoryKiB = (): number =>
  existsSync(status)
    ? Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))![1])
    : process.resourceUsage().maxRSS;
