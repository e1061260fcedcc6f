// Loaded beside a command: writes its peak of memory, in KiB, as the last line of its errors.
import { peakMemoryKiB } from '../support/peak-memory.ts';

process.on('exit', () => process.stderr.write(String(peakMemoryKiB())));
