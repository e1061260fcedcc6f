import { useI18n } from '#i18n/i18n-context.tsx';
import { cannotBeManual } from '#intake/check-facts.ts';
import type { FileCheck } from '#intake/chosen-file.ts';
import { Field } from '#ui/field/field.tsx';

interface OperationChoiceProps {
  readonly label: string;
  readonly check: FileCheck;
  /** Empty until the person or the check has chosen. */
  readonly value: 'document' | 'manual' | '';
  readonly onChange: (value: 'document' | 'manual') => void;
  readonly error: string | undefined;
  readonly id: string;
}

/** Chooses the operation that stores a ZIP. */
export function OperationChoice({ label, check, value, onChange, error, id }: OperationChoiceProps) {
  const { t } = useI18n();
  return (
    <Field {...{ label, error, id }} isLabelHidden>
      {(control) => (
        <select
          {...control}
          className="input"
          part="input"
          value={value}
          onChange={(event) => onChange(event.target.value === 'manual' ? 'manual' : 'document')}
        >
          {value === '' && (
            <option value="" disabled>
              {t.add.choose}
            </option>
          )}
          <option value="manual" disabled={cannotBeManual(check)}>
            {t.add.asManual}
          </option>
          <option value="document">{t.add.asPlain}</option>
        </select>
      )}
    </Field>
  );
}
