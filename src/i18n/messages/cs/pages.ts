import { createPlural } from '../../plural.ts';
import type { PagesMessages } from '../en/pages.ts';

const plural = createPlural('cs');

/** Texts of the header, the account menu and the first page. */
export const pagesCs: PagesMessages = {
  account: {
    button: (name) => `Účet: ${name}`,
    roles: (roles) => `Role: ${roles}`,
    noRole: 'Žádná role',
  },
  header: {
    offline: 'Offline',
    done: (done, total) => `${done} z ${total}`,
  },
  assetDocuments: 'Dokumenty tohoto zařízení',
  chooseAsset: {
    title: 'Vyberte zařízení',
    intro: 'Vyberte zařízení, ke kterému dokumenty patří.',
    label: 'Vyhledat nebo zadat ID zařízení',
    hint: 'Najdete ho na výrobním štítku nebo v systému údržby, například PRESS-0042.',
    open: (id) => `Otevřít zařízení ${id}`,
    openAsIs: (id) => `Otevřít ${id} beze změny`,
    unlisted: 'Není v seznamu. Zkontrolujte ID na výrobním štítku nebo v systému údržby.',
    unknown: (id) => `${id} neznáme. Zkontrolujte výrobní štítek, nebo pokračujte.`,
    similar: 'Měli jste na mysli',
    checking: (id) => `${id} se ještě ověřuje. Můžete pokračovat.`,
    notChecked: (id) => `${id} se nepodařilo ověřit. Můžete pokračovat.`,
    offline: (id) => `Jste offline, proto ${id} není ověřeno. Můžete pokračovat.`,
    missing: 'Zadejte ID zařízení',
    impossible: 'Zadejte jiné ID zařízení než „.“ nebo „..“',
    recent: 'Nedávná zařízení',
    all: 'Zařízení',
    found: (count) =>
      plural(count, {
        one: (n) => `Nalezeno ${n} zařízení`,
        few: (n) => `Nalezena ${n} zařízení`,
        other: (n) => `Nalezeno ${n} zařízení`,
      }),
    shown: (shown, total) => `Zobrazeno ${shown} z ${total}. Ostatní vyhledejte.`,
  },
};
