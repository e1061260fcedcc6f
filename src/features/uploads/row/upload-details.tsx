import { useId, useState } from 'react';

import { duplicateMessages } from '#i18n/duplicate-messages.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { uploadListMessages } from '#i18n/upload-list-messages.ts';
import { visibleControls } from '#lib/shown-name.ts';
import { isConfirmed } from '#queue/upload.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Facts } from '#ui/facts.tsx';

import type { AssetUpload } from '../asset-upload.ts';
import type { DetailChoices } from '../edit/edit-values.ts';
import { assetText, noKnownAssets } from '../edit/known-assets.ts';

interface UploadDetailsProps {
  readonly upload: AssetUpload;
  readonly choices: DetailChoices;
}

/** Metadata and file of an upload, sent or not, and the document's ID. A wrong category of a stored document can be reported from here. */
export function UploadDetails({ upload, choices }: UploadDetailsProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { job } = upload;
  const words = uploadListMessages(i18n);
  const documentId = isConfirmed(upload) ? upload.receipt.document?.id : undefined;
  const { columns } = t.uploads.report;
  const facts = [
    { name: t.add.organization, value: visibleControls(nameOf(choices.organizations, job.organizationId)) },
    { name: t.add.category, value: visibleControls(nameOf(choices.categories, job.categoryId)) },
    { name: columns.file, value: visibleControls(job.file.name) },
    ...(job.packageName === undefined
      ? []
      : [{ name: words.packageName, value: visibleControls(job.packageName) }]),
    { name: words.size, value: formats.bytes(job.file.size) },
    { name: columns.asset, value: visibleControls(assetText(job.assetId, choices.assets ?? noKnownAssets)) },
    ...(isConfirmed(upload) ? [{ name: columns.time, value: formats.dateTime(upload.endedAt) }] : []),
    ...(documentId === undefined ? [] : [{ name: columns.documentId, value: visibleControls(documentId) }]),
  ];
  return (
    <>
      <Facts facts={facts} isSmall />
      {upload.status === 'stored' && documentId !== undefined && choices.categories && (
        <CorrectionRequest
          displayName={job.displayName}
          documentId={documentId}
          categoryId={job.categoryId}
          categories={choices.categories}
        />
      )}
    </>
  );
}

const nameOf = (list: DetailChoices['categories'], id: string): string =>
  list?.find((choice) => choice.id === id)?.name ?? id;

interface CorrectionRequestProps {
  readonly displayName: string;
  readonly documentId: string;
  readonly categoryId: string;
  readonly categories: NonNullable<DetailChoices['categories']>;
}

/** Copies a text that asks to correct the category: the service's interface can't change a stored document. */
function CorrectionRequest({ displayName, documentId, categoryId, categories }: CorrectionRequestProps) {
  const i18n = useI18n();
  const { correct: words } = uploadListMessages(i18n);
  const { requestName, requestId, copyYourself } = duplicateMessages(i18n);
  const [chosen, setChosen] = useState('');
  const id = useId();
  const text = () =>
    [
      words.request,
      requestName(visibleControls(displayName)),
      requestId(visibleControls(documentId)),
      words.change(
        visibleControls(nameOf(categories, categoryId)),
        visibleControls(nameOf(categories, chosen)),
      ),
    ].join('\n');
  return (
    <div className="row">
      <label htmlFor={id} className="small">
        {words.category}
      </label>
      <select
        id={id}
        className="input upload__correct"
        part="input"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">{i18n.t.add.choose}</option>
        {categories
          .filter((choice) => choice.id !== categoryId)
          .map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
      </select>
      {chosen !== '' && (
        <CopyButton key={chosen} look="plain" text={text} label={words.copy} fallback={copyYourself} />
      )}
    </div>
  );
}
