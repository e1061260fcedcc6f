import JSZip from 'jszip';

import type { FindingCode } from './codes.ts';
import type { FindingParams } from './finding.ts';
import { createFindingList } from './findings.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { contentOf, magicBytes } from './magic.ts';
import { readHead } from './page-head.ts';
import { verdictOf, type InspectionProgress, type Report } from './report.ts';
import { findStartPage } from './start-page.ts';

/** How to inspect: all optional. */
export interface InspectOptions {
  readonly limits?: Limits;
  readonly onProgress?: (progress: InspectionProgress) => void;
  /** Called once, as soon as the structure is judged and before the contents are read. */
  readonly onStructure?: (report: Report) => void;
}

/**
 * Says whether a file is a ZIP with an offline manual, and what is wrong with it.
 * Whatever the file holds becomes findings; rejects only with the read error of a file that is gone or has changed.
 */
export async function inspectArchive(file: Blob, options: InspectOptions = {}): Promise<Report> {
  const limits = options.limits ?? defaultLimits;
  const findings = createFindingList(limits.maxPlaces);
  const refuse = (code: FindingCode, params: FindingParams = {}): Report => {
    findings.add({ code, severity: 'error', params });
    return {
      verdict: 'unsafe',
      complete: true,
      pages: 0,
      files: 0,
      unpackedBytes: 0,
      findings: findings.list(),
    };
  };

  const content = contentOf(new Uint8Array(await file.slice(0, magicBytes).arrayBuffer()));
  if (content === 'empty') return refuse('ZIP-EMPTY-FILE');
  if (content !== 'zip') return refuse('ZIP-NOT-A-ZIP', { content });
  const bytes = new Uint8Array(await file.arrayBuffer());
  let zip: JSZip;
  try {
    zip = await JSZip.loadAsync(bytes);
  } catch (error) {
    return refuse(codeOf(error), { detail: String(error) });
  }

  const files = Object.values(zip.files).filter((entry) => !entry.dir);
  if (files.length === 0) return refuse('ZIP-NO-ENTRIES');
  const { startPage, pages, remarks } = findStartPage(files.map((entry) => entry.name));
  for (const remark of remarks) findings.add(remark);
  const head = startPage === undefined ? {} : await headOf(zip, startPage);
  const list = findings.list();
  const report: Report = {
    verdict: verdictOf(list, startPage),
    complete: true,
    ...(startPage !== undefined && { startPage }),
    ...head,
    pages: pages.length,
    files: files.length,
    unpackedBytes: 0,
    findings: list,
  };
  options.onStructure?.({ ...report, complete: false });
  return report;
}

async function headOf(zip: JSZip, startPage: string): Promise<{ title?: string; language?: string }> {
  const text = await zip.file(startPage)?.async('string');
  return text === undefined ? {} : readHead(text);
}

function codeOf(error: unknown): FindingCode {
  const words = String(error);
  if (/encrypted/i.test(words)) return 'ZIP-ENCRYPTED';
  if (/compression/i.test(words)) return 'ZIP-METHOD';
  if (/end of central directory|end of data/i.test(words)) return 'ZIP-TRUNCATED';
  return 'ZIP-DIRECTORY';
}
