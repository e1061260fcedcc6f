import { existsSync, readFileSync } from 'node:fs';

const status = '/proc/self/status';

/**
 * The peak of this process's resident memory so far, in KiB. On Linux, `maxRSS` starts at the memory of the process that
 * started this one, so the kernel's own mark of the new program is read there.
 */
export const peakMemoryKiB = (): number =>
  existsSync(status)
    ? Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))![1])
    : process.resourceUsage().maxRSS;
