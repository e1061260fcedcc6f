import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages, uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { visibleControls } from '#lib/shown-name.ts';
import type { JobDetails } from '#queue/upload.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CheckField, TextField } from '#ui/field.tsx';

import type { AssetUpload } from '../asset-upload.ts';
import { AssetField } from '../edit/asset-field.tsx';
import { nameIn, type DetailChoices } from '../edit/edit-values.ts';
import { assetText, noKnownAssets } from '../edit/known-assets.ts';
import { meantAsset } from '../edit/meant-asset.ts';

interface CorrectionDialogProps {
  /** Stored uploads to choose from. */
  readonly uploads: readonly AssetUpload[];
  readonly choices: DetailChoices;
  readonly onClose: () => void;
}

type Details = Pick<JobDetails, 'displayName' | 'organizationId' | 'categoryId' | 'assetId'>;

const keys = ['displayName', 'organizationId', 'categoryId', 'assetId'] as const;

const asStored: Details = { displayName: '', organizationId: '', categoryId: '', assetId: '' };

/** Copies a text that asks to correct stored documents: the service's interface can't change them. */
export function CorrectionDialog({ uploads, choices, onClose }: CorrectionDialogProps) {
  const i18n = useI18n();
  const { correct: words } = uploadListMessages(i18n);
  const { close, copyYourself } = duplicateMessages(i18n);
  const [only, ...others] = uploads.map(({ id }) => id);
  const isOnly = others.length === 0;
  const [right, setRight] = useState(asStored);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set(isOnly ? [only ?? ''] : []));
  const requestOf = useRequest(right, choices);
  const requests = uploads.filter(({ id }) => chosenIds.has(id)).flatMap(requestOf);
  const text = requests.join('\n\n');
  const toggle = (id: string) => {
    const next = new Set(chosenIds);
    if (!next.delete(id)) next.add(id);
    setChosenIds(next);
  };
  return (
    <Dialog title={words.title} onClose={onClose} actions={<Button onClick={onClose}>{close}</Button>}>
      <div className="stack">
        <p>{words.hint}</p>
        <RightDetails {...{ right, choices }} hasName={isOnly} onChange={setRight} />
        {!isOnly && (
          <fieldset>
            <legend className="field__label">{words.documents}</legend>
            {uploads.map(({ id, job }) => (
              <CheckField
                key={id}
                label={visibleControls(job.displayName)}
                hint={visibleControls(assetText(job.assetId, choices.assets ?? noKnownAssets))}
                checked={chosenIds.has(id)}
                onChange={() => toggle(id)}
              />
            ))}
          </fieldset>
        )}
        {text !== '' && (
          <div className="row">
            <CopyButton
              key={text}
              look="primary"
              text={() => text}
              label={words.copy}
              fallback={copyYourself}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface RightDetailsProps {
  readonly right: Details;
  readonly choices: DetailChoices;
  /** False for several documents, whose names differ. */
  readonly hasName: boolean;
  readonly onChange: (right: Details) => void;
}

function RightDetails({ right, choices, hasName, onChange }: RightDetailsProps) {
  const i18n = useI18n();
  const { add } = i18n.t;
  const { keep } = uploadListMessages(i18n).correct;
  const field = (name: keyof Details) => ({
    value: right[name],
    onChange: (value: string) => onChange({ ...right, [name]: value }),
  });
  const lists = { organizationId: choices.organizations, categoryId: choices.categories };
  const choice = (name: keyof typeof lists, label: string) => (
    <ChoiceField label={label} choices={lists[name]} emptyLabel={keep} {...field(name)} />
  );
  return (
    <>
      {hasName && (
        <TextField
          label={add.displayName}
          value={right.displayName}
          placeholder={keep}
          maxLength={choices.maxDisplayNameLength}
          onChange={({ target }) => field('displayName').onChange(target.value)}
        />
      )}
      {choice('organizationId', add.organization)}
      {choice('categoryId', add.category)}
      <AssetField assets={choices.assets ?? noKnownAssets} {...field('assetId')} />
    </>
  );
}

/** Returns a function that returns the request for a document: none if it is as it should be. */
function useRequest(right: Details, choices: DetailChoices) {
  const i18n = useI18n();
  const { correct: words } = uploadListMessages(i18n);
  const { requestName, requestId } = duplicateMessages(i18n);
  const { assets = noKnownAssets, categories, organizations } = choices;
  const texts: Readonly<Record<keyof Details, (value: string) => string>> = {
    displayName: (name) => name,
    organizationId: (id) => nameIn(organizations, id),
    categoryId: (id) => nameIn(categories, id),
    assetId: (id) => id,
  };
  const shown = (key: keyof Details, value: string) => visibleControls(texts[key](value));
  return (upload: AssetUpload): readonly string[] => {
    const { job } = upload;
    const wanted = { ...right, assetId: right.assetId.trim() && meantAsset(right.assetId, assets) };
    const changes = keys.flatMap((key) => {
      const value = wanted[key].trim();
      if (value === '' || value === job[key]) return [];
      return words.change[key](shown(key, job[key]), shown(key, value));
    });
    if (changes.length === 0) return [];
    const documentId = 'receipt' in upload ? upload.receipt.document?.id : undefined;
    const lines = [
      words.request,
      requestName(visibleControls(job.displayName)),
      ...(documentId === undefined ? [] : [requestId(visibleControls(documentId))]),
      words.file(visibleControls(job.file.name)),
      words.asset(visibleControls(job.assetId)),
      ...changes,
    ];
    return [lines.join('\n')];
  };
}
