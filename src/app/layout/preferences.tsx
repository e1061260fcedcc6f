import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import Rows from 'lucide-react/icons/rows-3';
import type { ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { nativeName } from '#i18n/locales.ts';
import { Field } from '#ui/field/field.tsx';

import { densities, useDensity } from './density.tsx';
import { useLanguage } from './language.tsx';

interface PreferencesProps {
  /** Shows icons instead of labels, and no borders. Default: false. */
  readonly isQuiet?: boolean;
}

/** Language and density of this device. Each language is shown in its own name; a single language offers no choice. */
export function Preferences({ isQuiet = false }: PreferencesProps) {
  const { t, locale } = useI18n();
  const language = useLanguage();
  const { density, choose } = useDensity();
  return (
    <>
      {language && language.offered.length > 1 && (
        <Preference
          label={t.app.language}
          {...(isQuiet && { icon: Globe })}
          value={locale}
          onChange={(value) => {
            const chosen = language.offered.find((each) => each === value);
            if (chosen) language.choose(chosen);
          }}
        >
          {language.offered.map((each) => (
            <option key={each} value={each} lang={each}>
              {nativeName(each)}
            </option>
          ))}
        </Preference>
      )}
      <Preference
        label={t.app.density}
        {...(isQuiet && { icon: Rows })}
        value={density}
        onChange={(value) => {
          const chosen = densities.find((each) => each === value);
          if (chosen) choose(chosen);
        }}
      >
        {densities.map((each) => (
          <option key={each} value={each}>
            {t.app.densities[each]}
          </option>
        ))}
      </Preference>
    </>
  );
}

interface PreferenceProps {
  readonly label: string;
  /** Instead of the label. */
  readonly icon?: LucideIcon;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

const Preference = ({ label, icon: Icon, value, onChange, children }: PreferenceProps) => (
  <Field label={label} isLabelHidden={Icon !== undefined}>
    {(control) => (
      <span className={Icon ? 'button button--quiet' : 'select'}>
        {Icon && <Icon />}
        <select
          {...control}
          className={Icon ? undefined : 'input'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {children}
        </select>
        <ChevronDown />
      </span>
    )}
  </Field>
);
