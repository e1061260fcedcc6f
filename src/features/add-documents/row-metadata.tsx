import { Controller, useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { ChoiceField, type Choice } from '#ui/choice-field.tsx';
import { CheckField } from '#ui/field.tsx';

import { controlId, type AddForm } from './control-id.ts';

/** The lists of the deployment; absent where it gives none. */
export interface MetadataChoices {
  readonly organizations?: readonly Choice[] | undefined;
  readonly categories?: readonly Choice[] | undefined;
}

interface MetadataProps {
  readonly form: AddForm;
  readonly formId: string;
  readonly choices: MetadataChoices;
}

/** The organization and category of all rows. */
export function SharedMetadata(props: MetadataProps) {
  const { t } = useI18n();
  return (
    <div className="fields fields--two">
      <MetadataField {...props} path="organizationId" emptyLabel={t.add.choose} />
      <MetadataField {...props} path="categoryId" emptyLabel={t.add.choose} />
    </div>
  );
}

/** Lets one row have its own organization or category; what is left empty is as above. */
export function RowMetadata({ path, ...props }: MetadataProps & { readonly path: `rows.${string}` }) {
  const { t } = useI18n();
  const hasOwn = useWatch({ control: props.form.control, name: `${path}.hasOwnMetadata` });
  return (
    <>
      <CheckField label={t.add.ownMetadata} {...props.form.register(`${path}.hasOwnMetadata`)} />
      {hasOwn && (
        <div className="fields fields--two">
          <MetadataField {...props} path={`${path}.organizationId`} emptyLabel={t.add.sameAsAbove} />
          <MetadataField {...props} path={`${path}.categoryId`} emptyLabel={t.add.sameAsAbove} />
        </div>
      )}
    </>
  );
}

type MetadataPath =
  | 'organizationId'
  | 'categoryId'
  | `rows.${string}.organizationId`
  | `rows.${string}.categoryId`;

function MetadataField({
  form,
  formId,
  choices,
  path,
  emptyLabel,
}: MetadataProps & { readonly path: MetadataPath; readonly emptyLabel: string }) {
  const { t } = useI18n();
  const isOrganization = path.endsWith('organizationId');
  return (
    <Controller
      control={form.control}
      name={path}
      render={({ field, fieldState }) => (
        <ChoiceField
          label={isOrganization ? t.add.organization : t.add.category}
          choices={isOrganization ? choices.organizations : choices.categories}
          id={controlId(formId, path)}
          emptyLabel={emptyLabel}
          error={fieldState.error?.message}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      )}
    />
  );
}
