import { useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { useDeviceMessages } from '#i18n/use-device-messages.ts';
import { isVisible } from '#lib/is-visible.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { CheckField } from '#ui/field.tsx';

import type { ChosenFile } from '../intake/chosen-file.ts';
import { operationOf, type RowEdits } from '../table/row-values.ts';
import { controlId, type AddForm } from './control-id.ts';
import { metadataFields, type FormValues, type MetadataField } from './form-values.ts';
import type { LastMetadata } from './last-metadata.ts';
import type { MetadataChoices, MetadataPresets } from './metadata-choices.ts';

/** Returns the label and the choices of a metadata field. */
export function useMetadataField(choices: MetadataChoices) {
  const { t } = useI18n();
  return (field: MetadataField) => ({
    ...(field === 'organizationId'
      ? { label: t.add.organization, choices: choices.organizations }
      : { label: t.add.category, choices: choices.categories }),
    isLocked: choices.presets?.[field]?.locked,
  });
}

interface SharedMetadataProps {
  readonly offerAi: boolean;
  readonly form: AddForm;
  readonly formId: string;
  readonly choices: MetadataChoices;
  readonly last: LastMetadata;
  readonly chosen: readonly ChosenFile[];
}

/** Organization and category for all rows without their own. Values of the last upload are marked. */
export function SharedMetadata({ form, formId, choices, offerAi, last, chosen }: SharedMetadataProps) {
  const { t } = useI18n();
  const { form: words } = useDeviceMessages();
  useLocked(form, choices.presets);
  const fieldOf = useMetadataField(choices);
  // Typing a name re-renders nothing here.
  const own = useWatch({ control: form.control, name: 'rows', compute: ownById });
  const hasManual = chosen.some(({ id, check }) => operationOf(check, own[id]?.operation) === 'manual');
  const emptyLabelOf = (field: MetadataField): string => {
    const sendable = chosen.filter(({ check }) => check.status !== 'rejected');
    const rest = sendable.filter(({ id }) => !own[id]?.[field]).length;
    if (rest === sendable.length) return t.add.choose;
    return rest === 0 ? words.chosenForEach : words.chooseRest(rest);
  };
  const isFromLastTime = (field: MetadataField, value: string, isDirty: boolean) =>
    !isDirty && value !== '' && value === last[field] && choices.presets?.[field] === undefined;
  return (
    <div className="card__body card__body--next shared-metadata">
      <div className="fields fields--two">
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
                id={controlId(formId, path)}
                emptyLabel={emptyLabelOf(path)}
                error={fieldState.error?.message}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                ref={field.ref}
              />
            )}
          />
        ))}
      </div>
      {offerAi && (
        <CheckField label={t.add.ai} hint={hasManual && t.add.aiHint} {...form.register('isAiEnabled')} />
      )}
    </div>
  );
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
