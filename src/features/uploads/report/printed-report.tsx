import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { AssetUpload } from '#sending/asset-upload.ts';

import { resultsOf } from '../status/status-counts.ts';
import { uploadsReport } from './uploads-report.ts';

interface PrintedReportProps {
  readonly uploads: readonly AssetUpload[];
  readonly leftOut: readonly string[];
}

/** The report as a table while the page is printed: the list on the screen renders only visible rows. */
export function PrintedReport({ uploads, leftOut }: PrintedReportProps) {
  const i18n = useI18n();
  if (!useIsPrinting()) return null;
  const [head = [], ...lines] = uploadsReport(uploads, i18n, leftOut);
  return (
    <table className="printed">
      <caption>
        {i18n.t.uploads.announce(i18n.t.uploads.report.title, resultsOf(uploads, leftOut.length, i18n))}
      </caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((cells, line) => (
          // Rows never change while the page is printed.
          <tr key={line}>
            {cells.map((cell, column) => (
              <td key={head[column]}>
                <bdi>{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    // Synchronously: the browser prints the page after the event.
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => end.abort();
  }, []);
  return isPrinting;
}
