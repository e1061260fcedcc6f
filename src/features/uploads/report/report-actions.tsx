import { useI18n } from '#i18n/i18n-context.tsx';
import { isEnded } from '#queue/upload.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { saveFile } from '#ui/save-file.ts';

import { PrintedReport } from './printed-report.tsx';
import { asCsv, asText, uploadsReport } from './uploads-report.ts';
import type { AssetUpload } from '../asset-upload.ts';

/** Copies or saves the report of ended uploads. */
export function ReportActions({ uploads }: { readonly uploads: readonly AssetUpload[] }) {
  const i18n = useI18n();
  const { report: words } = i18n.t.uploads;
  if (!uploads.some(isEnded)) return null;
  const report = () => uploadsReport(uploads, i18n);
  return (
    <div className="card__foot">
      <PrintedReport uploads={uploads} />
      <span className="muted small">{words.title}</span>
      <div className="row">
        <CopyButton text={() => asText(report())} label={words.copy} />
        <Button look="quiet" onClick={() => saveFile(words.fileName, 'text/csv', asCsv(report()))}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
