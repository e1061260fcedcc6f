import { useEffect, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { duplicateMessages, uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { visibleControls } from '#lib/text/shown-name.ts';
import { isConfirmed, type Job } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { Facts } from '#ui/content/facts.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';

import { assetText, noKnownAssets } from '../asset/known-assets.ts';
import { nameIn, type DetailChoices } from '../edit/edit-values.ts';

interface UploadDetailsProps {
  readonly upload: AssetUpload;
  readonly choices: DetailChoices;
}

/**
 * Metadata and file of an upload, sent or not, and the document's ID. They get focus when they are opened. What is wrong
 * in a stored document can be reported from here.
 */
export function UploadDetails({ upload, choices }: UploadDetailsProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { job } = upload;
  const words = uploadListMessages(i18n);
  const documentId = isConfirmed(upload) ? upload.receipt.document?.id : undefined;
  const { columns } = t.uploads.report;
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => details.current?.focus(), []);
  const facts = [
    { name: t.add.organization, value: visibleControls(nameIn(choices.organizations, job.organizationId)) },
    { name: t.add.category, value: visibleControls(nameIn(choices.categories, job.categoryId)) },
    { name: columns.file, value: visibleControls(job.file.name) },
    { name: words.packageName, value: job.packageName && visibleControls(job.packageName) },
    { name: words.size, value: formats.bytes(job.file.size) },
    { name: columns.asset, value: visibleControls(assetText(job.assetId, choices.assets ?? noKnownAssets)) },
    { name: columns.time, value: isConfirmed(upload) && formats.dateTime(upload.endedAt) },
    { name: columns.documentId, value: documentId && visibleControls(documentId) },
  ];
  return (
    <div
      ref={details}
      className="upload__details stack stack--close"
      role="group"
      aria-label={t.uploads.details}
      tabIndex={-1}
    >
      {upload.status === 'stored' && <p className="small">{words.correct.hint}</p>}
      <Facts facts={facts} isSmall />
      <div className="row">
        {documentId !== undefined && (
          <CopyButton look="plain" isSmall label={t.uploads.copyId} text={() => documentId} />
        )}
        {upload.status === 'stored' && (
          <CopyButton
            look="plain"
            isSmall
            label={words.correct.copy}
            text={() => correctionRequest(job, documentId, i18n)}
            fallback={duplicateMessages(i18n).copyYourself}
          />
        )}
      </div>
    </div>
  );
}

/** Returns a text that asks to correct a stored document, which the service's interface can't change. */
function correctionRequest(job: Job, documentId: string | undefined, i18n: I18n): string {
  const { correct: words } = uploadListMessages(i18n);
  const { requestName, requestId } = duplicateMessages(i18n);
  return [
    words.request,
    requestName(visibleControls(job.displayName)),
    ...(documentId === undefined ? [] : [requestId(visibleControls(documentId))]),
    words.file(visibleControls(job.file.name)),
    words.asset(visibleControls(job.assetId)),
    `${words.wrong} `,
  ].join('\n');
}
