import { useEffect, useState, type ReactNode } from 'react';

import { I18nProvider } from '#i18n/i18n-context.tsx';
import { directionOf, locales, matchLocale } from '#i18n/locales.ts';
import { ChoiceField } from '#ui/field/choice-field.tsx';

import { ControlsSection } from './controls-section.tsx';
import { DialogsSection } from './dialogs-section.tsx';
import { DuplicateSection } from './duplicate-section.tsx';
import { ManualSection } from './manual-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { PackageSection } from './package-section.tsx';
import { RowsSection } from './rows-section.tsx';
import { UploadsSection } from './uploads-section.tsx';

const sections: Readonly<Record<string, () => ReactNode>> = {
  controls: ControlsSection,
  notes: NotesSection,
  rows: RowsSection,
  manual: ManualSection,
  package: PackageSection,
  uploads: UploadsSection,
  duplicate: DuplicateSection,
  dialogs: DialogsSection,
};

const themes = ['light', 'dark'];
const densities = ['comfortable', 'compact', 'touch'];

/** Selection in the address: `#locale=ar&theme=dark&density=touch`. */
const fromAddress = (): URLSearchParams => new URLSearchParams(location.hash.slice(1));

/** Shows every component in every state, in any language and theme. */
export function GalleryPage() {
  const [shown, setShown] = useState(fromAddress);
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(shown);
    next.set(name, value);
    history.replaceState(undefined, '', `#${next}`);
    setShown(next);
  };
  const of = (name: string) => shown.get(name) ?? '';
  const locale = matchLocale([of('locale')], locales);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
  }, [locale]);
  const field = (name: string, values: readonly string[]) => (
    <ChoiceField
      label={name}
      choices={values.map((id) => ({ id, name: id }))}
      emptyLabel="-"
      value={of(name)}
      onChange={(value) => choose(name, value)}
    />
  );
  return (
    <div className="app" data-theme={of('theme')} data-density={of('density')}>
      <I18nProvider key={locale} locale={locale}>
        <main className="gallery">
          <div className="fields fields--two">
            {field('locale', locales)}
            {field('theme', themes)}
            {field('density', densities)}
          </div>
          {Object.entries(sections).map(([name, Section]) => (
            <section key={name} className="gallery__section" aria-label={name} data-section={name}>
              <Section />
            </section>
          ))}
        </main>
      </I18nProvider>
    </div>
  );
}
