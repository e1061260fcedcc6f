import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { openFileSource } from '../../src/command/file-source.ts';
import { inspectArchive } from '../../src/manual/inspect.ts';
import type { InspectionReport } from '../../src/manual/report.ts';
import { fetchManuals } from './fetch-manuals.ts';
import type { PackagedManual } from './manuals.ts';
import { isInstalled, pack, packers } from './pack.ts';
import { writeManuals, type ManualResult } from './readme-section.ts';

const cache = resolve('node_modules/.cache/manuals');
/** Minimum number of sound manuals for the claim "no error on a sound one". */
const leastSound = 12;

const manuals = fetchManuals(cache);
const programs = packers.filter(isInstalled);
mkdirSync(join(cache, 'zip'), { recursive: true });
const defects: string[] = [];

async function inspect(archive: string): Promise<InspectionReport> {
  const source = await openFileSource(archive);
  try {
    return await inspectArchive(source);
  } finally {
    await source.close();
  }
}

/** A sound manual must have no error; any other exactly the expected one. */
function check({ name, expectedError }: PackagedManual, program: string, report: InspectionReport): string {
  const errors = [...new Set(report.findings.filter((f) => f.severity === 'error').map((f) => f.code))];
  const isExpected = errors.join() === (expectedError ?? '');
  const verdict = errors.length === 0 ? report.verdict : errors.join(' ');
  if (!isExpected || (expectedError === undefined && report.verdict !== 'manual')) {
    defects.push(`${name}, packed by ${program}: ${verdict}`);
  }
  return verdict;
}

const results: ManualResult[] = [];
for (const [at, manual] of manuals.entries()) {
  for (const [turn, program] of programs.entries()) {
    const archive = join(cache, 'zip', `${manual.name}-${program.name}.zip`);
    pack(program, manual.folder, archive);
    const report = await inspect(archive);
    const verdict = check(manual, program.name, report);
    if (turn !== at % programs.length) continue;
    const warnings = report.findings.filter((f) => f.severity === 'warning').length;
    const { pages, files } = report;
    results.push({ name: manual.name, packedBy: program.name, verdict, pages, files, warnings });
  }
}

const sound = manuals.filter((manual) => manual.expectedError === undefined).length;
if (sound < leastSound) defects.push(`only ${sound} sound manuals could be had, not ${leastSound}`);
process.stdout.write(`\nDefects:\n${defects.join('\n') || 'none'}\n`);
if (defects.length > 0) {
  process.exitCode = 1;
} else {
  writeManuals({
    date: new Date().toISOString().slice(0, 10),
    system: `${systemName()}, Node ${process.versions.node.split('.')[0]}`,
    packers: programs.map(({ name }) => name),
    manuals: results,
  });
}

/** Name of the distribution with its version, such as "Debian GNU/Linux 12 (bookworm)". */
function systemName(): string {
  return /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? process.platform;
}
