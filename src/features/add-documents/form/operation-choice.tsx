import { useI18n } from '#i18n/i18n-context.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

import { cannotBeManual, type FileCheck } from '../intake/chosen-file.ts';
import { useCheckText } from '../intake/use-check-text.ts';

interface OperationChoiceProps {
  readonly check: FileCheck;
  readonly value: 'document' | 'manual' | '';
  readonly onChange: (value: 'document' | 'manual') => void;
  readonly error: string | undefined;
  readonly id: string;
}

/** For a ZIP: the operation that stores it, and why this one was proposed. */
export function OperationChoice({ check, id, ...group }: OperationChoiceProps) {
  const { t } = useI18n();
  const text = useCheckText(check);
  return (
    <RadioGroup
      label={t.add.uploadAs}
      id={id}
      {...group}
      hint={<span aria-live="polite">{text}</span>}
      options={[
        { value: 'manual', label: t.add.asManual, isDisabled: cannotBeManual(check) },
        { value: 'document', label: t.add.asPlain },
      ]}
    />
  );
}
