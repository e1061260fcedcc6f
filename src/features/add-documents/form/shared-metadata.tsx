import { useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { isSendable, type ChosenFile } from '#intake/chosen-file.ts';
import {
  type MetadataChoices,
  type MetadataPresets,
  type MetadataField,
  metadataFields,
} from '#intake/values/metadata-choices.ts';
import { operationOf } from '#intake/values/proposed-values.ts';
import { isVisible } from '#lib/text/is-visible.ts';
import { ChoiceField } from '#ui/field/choice-field.tsx';
import { CheckField } from '#ui/field/field.tsx';

import { type AddForm, controlId, type FormValues } from '../values/form-values.ts';
import type { RowEdits } from '../values/row-values.ts';
import type { BulkEdit } from '../values/use-bulk-edit.ts';
import { useMetadataField } from '../values/use-metadata-field.ts';
import type { LastMetadata } from './use-last-metadata.ts';

interface SharedMetadataProps {
  readonly offerAi: boolean;
  readonly form: AddForm;
  readonly formId: string;
  readonly choices: MetadataChoices;
  readonly last: LastMetadata;
  readonly chosen: readonly ChosenFile[];
  readonly bulkEdit: Pick<BulkEdit, 'show'>;
}

/** Organization and category for all rows without their own. Values of the last upload are marked. */
export function SharedMetadata({
  form,
  formId,
  choices,
  offerAi,
  last,
  chosen,
  bulkEdit,
}: SharedMetadataProps) {
  const { t } = useI18n();
  const { form: words } = deviceMessages(useI18n());
  useLocked(form, choices.presets);
  const fieldOf = useMetadataField(choices);
  const { own, sendable, restOf } = useRest(form, chosen);
  const hasManual = chosen.some(({ id, check }) => operationOf(check, own[id]?.operation) === 'manual');
  const noteChange = useChangeNote(form, { restOf, bulkEdit });
  const emptyLabelOf = (field: MetadataField): string => {
    const rest = restOf(field);
    if (rest === sendable.length) return rest > 1 ? words.chooseOrSet : t.add.choose;
    return rest === 0 ? words.chosenForEach : words.chooseRest(rest);
  };
  const isFromLastTime = (field: MetadataField, value: string, isDirty: boolean) =>
    !isDirty && value !== '' && value === last[field] && choices.presets?.[field] === undefined;
  return (
    <div className="shared-metadata fields fields--two">
      {metadataFields.map((path) => (
        <Controller
          key={path}
          control={form.control}
          name={path}
          render={({ field, fieldState }) => (
            <ChoiceField
              {...fieldOf(path)}
              {...(path === 'organizationId' && { label: words.owningOrganization })}
              {...(isFromLastTime(path, field.value, fieldState.isDirty) && { hint: words.fromLastTime })}
              {...(sendable.length > 1 && { labelNote: words.forAll })}
              id={controlId(formId, path)}
              emptyLabel={emptyLabelOf(path)}
              error={fieldState.error?.message}
              value={field.value}
              onChange={(value) => {
                field.onChange(value);
                if (fieldOf(path).choices) noteChange(path, { before: field.value, after: value });
              }}
              onBlur={field.onBlur}
              ref={field.ref}
            />
          )}
        />
      ))}
      {offerAi && (
        <CheckField label={t.add.ai} hint={hasManual && t.add.aiHint} {...form.register('isAiEnabled')} />
      )}
    </div>
  );
}

/** Returns the own values of rows, and how many files get the value for all. */
function useRest({ control }: AddForm, chosen: readonly ChosenFile[]) {
  // Typing a name re-renders nothing here.
  const own = useWatch({ control, name: 'rows', compute: ownById });
  const sendable = chosen.filter(isSendable);
  return {
    own,
    sendable,
    restOf: (field: MetadataField) => sendable.filter(({ id }) => !own[id]?.[field]).length,
  };
}

interface ChangeNoteOptions extends Pick<SharedMetadataProps, 'bulkEdit'> {
  readonly restOf: (field: MetadataField) => number;
}

/** Returns a function that says how many files a change of the value for all changed, with Undo. */
function useChangeNote(form: AddForm, { restOf, bulkEdit }: ChangeNoteOptions) {
  const { t } = useI18n();
  const labels = { organizationId: t.add.organization, categoryId: t.add.category };
  return (field: MetadataField, { before, after }: { readonly before: string; readonly after: string }) => {
    const count = restOf(field);
    if (before === '' || before === after || count < 2) return;
    const shouldValidate = form.formState.isSubmitted;
    bulkEdit.show(t.add.changed(labels[field], count), () =>
      form.setValue(field, before, { shouldDirty: true, shouldValidate }),
    );
  };
}

/** Operation chosen for one file, and true for each value that is its own. */
type OwnValues = Pick<RowEdits, 'operation'> & Readonly<Record<MetadataField, boolean>>;

const ownById = (rows: FormValues['rows']): Readonly<Partial<Record<string, OwnValues>>> =>
  Object.fromEntries(
    Object.entries(rows).map(([id, { operation, organizationId = '', categoryId = '' }]) => [
      id,
      { operation, organizationId: isVisible(organizationId), categoryId: isVisible(categoryId) },
    ]),
  );

/** Applies values that are locked after the form was created. */
function useLocked({ setValue }: AddForm, presets: MetadataPresets | undefined): void {
  const locked = (field: MetadataField) => (presets?.[field]?.locked ? presets[field].id : undefined);
  const [organizationId, categoryId] = [locked('organizationId'), locked('categoryId')];
  useEffect(() => {
    if (organizationId !== undefined) setValue('organizationId', organizationId);
    if (categoryId !== undefined) setValue('categoryId', categoryId);
  }, [setValue, organizationId, categoryId]);
}
