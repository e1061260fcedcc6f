import type { ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { nativeName } from '#i18n/locales.ts';
import { Field } from '#ui/field/field.tsx';

import { densities, useDensity } from './density.tsx';
import { useLanguage } from './language.tsx';

/** Language and density of this device. Each language is shown in its own name; a single language offers no choice. */
export function Preferences() {
  const { t, locale } = useI18n();
  const language = useLanguage();
  const { density, choose } = useDensity();
  return (
    <>
      {language && language.offered.length > 1 && (
        <Preference
          label={t.app.language}
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
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

const Preference = ({ label, value, onChange, children }: PreferenceProps) => (
  <Field label={label}>
    {(control) => (
      <select {...control} className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    )}
  </Field>
);
