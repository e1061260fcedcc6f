import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { Controller, useForm, type Control } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { moveMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { type AssetUpload, isAssetLocked } from '#sending/asset-upload.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceField } from '#ui/field/choice-field.tsx';
import { CheckField, isComposing, TextField } from '#ui/field/field.tsx';

import { AssetField } from '../asset/asset-field.tsx';
import { noKnownAssets } from '../asset/known-assets.ts';
import { editSchema, offersAi, toDetails, type DetailChoices, type EditValues } from './edit-values.ts';

interface EditFormProps {
  readonly upload: AssetUpload;
  /** Values typed before the form was unmounted. */
  readonly values: EditValues;
  readonly choices: DetailChoices;
  readonly saveLabel: string;
  readonly onSave: (details: ReturnType<typeof toDetails>) => void;
  readonly onDiscard: () => void;
  /** Called on unmount with the values typed so far. */
  readonly onLeave: (values: EditValues) => void;
}

/** Edits the metadata of a document before it is sent, or sent again. */
export function EditForm({ upload, choices, onLeave, onDiscard, saveLabel, ...props }: EditFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { job } = upload;
  const form = useForm<EditValues>({
    resolver: zodResolver(editSchema(i18n, job, choices)),
    defaultValues: props.values,
  });
  const { control, register, handleSubmit, setFocus, getValues } = form;
  // Read while rendering, so that the form keeps them up to date.
  const { isDirty, errors } = form.formState;
  const discard = useRef<HTMLButtonElement>(null);
  useEffect(() => setFocus('displayName'), [setFocus]);
  useEffect(() => () => onLeave(getValues()), [onLeave, getValues]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from its fields
    <form
      className="upload-edit stack"
      noValidate
      aria-label={t.uploads.edit.title(shownName(job.displayName))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return;
        event.preventDefault();
        // What was typed isn't lost by one key: Enter confirms it.
        if (isDirty) discard.current?.focus();
        else onDiscard();
      }}
      onSubmit={(event) => {
        void handleSubmit((values) => props.onSave(toDetails(values, job, choices)))(event);
      }}
    >
      <div className="fields fields--two">
        <TextField
          label={t.add.displayName}
          maxLength={choices.maxDisplayNameLength}
          error={errors.displayName?.message}
          {...register('displayName')}
        />
        <EditedAsset {...{ upload, choices, control }} />
        {(['organizationId', 'categoryId'] as const).map((name) => (
          <MetadataField key={name} {...{ name, choices, control }} />
        ))}
      </div>
      {offersAi(job, choices) && <CheckField label={t.add.ai} {...register('isAiEnabled')} />}
      <div className="row">
        <Button ref={discard} look="quiet" onClick={onDiscard}>
          {t.uploads.edit.discard}
        </Button>
        <Button look="primary" type="submit">
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}

interface EditedAssetProps extends Pick<EditFormProps, 'upload' | 'choices'> {
  readonly control: Control<EditValues>;
}

/** Another asset moves the upload. */
function EditedAsset({ upload, choices: { assets = noKnownAssets }, control }: EditedAssetProps) {
  const words = moveMessages(useI18n());
  const lockedHint = isAssetLocked(upload) ? words.locked(shownName(upload.job.assetId)) : undefined;
  return (
    <Controller
      control={control}
      name="assetId"
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <AssetField {...{ assets, value, onChange, ref, lockedHint }} error={fieldState.error?.message} />
      )}
    />
  );
}

interface MetadataFieldProps extends Pick<EditedAssetProps, 'choices' | 'control'> {
  readonly name: 'organizationId' | 'categoryId';
}

function MetadataField({ control, name, choices }: MetadataFieldProps) {
  const { t } = useI18n();
  const list =
    name === 'organizationId'
      ? { label: t.add.organization, choices: choices.organizations }
      : { label: t.add.category, choices: choices.categories };
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <ChoiceField
          {...field}
          {...list}
          isLocked={choices.presets?.[name]?.locked}
          emptyLabel={t.add.choose}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
