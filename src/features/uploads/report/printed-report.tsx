import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { useI18n } from '#i18n/i18n-context.tsx';

import { uploadsReport } from './uploads-report.ts';
import type { AssetUpload } from '../row/upload-row.tsx';

/** The report as a table, for as long as the page is printed: the list on the screen holds only the rows in sight. */
export function PrintedReport({ uploads }: { readonly uploads: readonly AssetUpload[] }) {
  const i18n = useI18n();
  if (!useIsPrinting()) return null;
  const [head = [], ...lines] = uploadsReport(uploads, i18n);
  return (
    <table className="printed">
      <caption>{i18n.t.uploads.report.title}</caption>
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
          // Lines never move: the page stands still while it is printed.
          // oxlint-disable-next-line react/no-array-index-key
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
    // At once: the browser takes its picture when the event is over.
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => end.abort();
  }, []);
  return isPrinting;
}
