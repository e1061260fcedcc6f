import type { PackedContent } from './pack-content.ts';
import { newRecord } from './write-record.ts';
import type { AddedEntry } from './zip-writer.ts';

interface PlainEntry {
  readonly index: number;
  readonly name: string;
  readonly modified: Date;
  readonly content: PackedContent;
}

/** Returns a regular file for a ZIP writer. */
export const plainEntry = ({ index, name, modified, content }: PlainEntry): AddedEntry => ({
  ...newRecord,
  ...content,
  index,
  name,
  dosTime: dosTimeOf(modified),
});

/** The date in the upper half, in steps of two seconds, from 1980 on; in local time, as ZIP specifies. */
function dosTimeOf(date: Date): number {
  const day = ((date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate();
  const time = (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1);
  const earliest = 0x0021_0000;
  return date.getFullYear() < 1980 ? earliest : ((day << 16) | time) >>> 0;
}
