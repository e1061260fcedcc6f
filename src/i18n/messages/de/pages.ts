import { createPlural } from '../../plural.ts';
import type { PagesMessages } from '../en/pages.ts';

const plural = createPlural('de');

/** Texts of the header, the account menu and the first page. */
export const pagesDe: PagesMessages = {
  account: {
    button: (name) => `Konto: ${name}`,
    roles: (roles) => `Rollen: ${roles}`,
    noRole: 'Keine Rolle',
  },
  header: {
    offline: 'Offline',
    done: (done, total) => `${done} von ${total}`,
  },
  assetDocuments: 'Dokumente dieser Anlage',
  chooseAsset: {
    title: 'Anlage auswählen',
    intro: 'Wählen Sie die Anlage, zu der Ihre Dokumente gehören.',
    label: 'Anlage suchen oder Anlagen-ID eingeben',
    hint: 'Sie steht auf dem Typenschild oder in Ihrem Instandhaltungssystem, zum Beispiel PRESS-0042.',
    open: (id) => `Anlage ${id} öffnen`,
    openAsIs: (id) => `${id} unverändert öffnen`,
    unlisted:
      'Nicht in der Liste. Prüfen Sie die ID auf dem Typenschild oder in Ihrem Instandhaltungssystem.',
    unknown: (id) => `${id} ist nicht bekannt. Prüfen Sie das Typenschild, oder fahren Sie fort.`,
    similar: 'Meinten Sie',
    checking: (id) => `${id} wird noch geprüft. Sie können fortfahren.`,
    notChecked: (id) => `${id} konnte nicht geprüft werden. Sie können fortfahren.`,
    offline: (id) => `Sie sind offline, deshalb ist ${id} nicht geprüft. Sie können fortfahren.`,
    missing: 'Geben Sie eine Anlagen-ID ein',
    impossible: 'Geben Sie eine andere Anlagen-ID als „.“ oder „..“ ein',
    recent: 'Zuletzt geöffnet',
    all: 'Anlagen',
    found: (count) =>
      plural(count, { one: (n) => `${n} Anlage gefunden`, other: (n) => `${n} Anlagen gefunden` }),
    shown: (shown, total) => `${shown} von ${total} werden angezeigt. Suchen Sie nach den übrigen.`,
  },
};
