import ChevronDown from 'lucide-react/icons/chevron-down';

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
  readonly isLabelHidden: boolean;
}

/** Chooses the operation that stores a ZIP. */
export function OperationChoice({ check, value, onChange, ...field }: OperationChoiceProps) {
  const { t } = useI18n();
  return (
    <Field {...field}>
      {(control) => (
        <span className="select">
          <select
            {...control}
            className="input"
            part="input"
            data-empty={value === '' || undefined}
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
          <ChevronDown />
        </span>
      )}
    </Field>
  );
}
