// Preloaded into a command: writes its peak memory, in KiB, as the last line of its standard error.
import { peakMemoryKiB } from '../support/peak-memory.ts';

process.on('exit', () => process.stderr.write(String(peakMemoryKiB())));
