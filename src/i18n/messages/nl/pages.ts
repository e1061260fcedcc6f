import { createPlural } from '../../plural.ts';
import type { PagesMessages } from '../en/pages.ts';

const plural = createPlural('nl');

/** Texts of the header, the account menu and the first page. */
export const pagesNl: PagesMessages = {
  account: {
    button: (name) => `Account: ${name}`,
    roles: (roles) => `Rollen: ${roles}`,
    noRole: 'Geen rol',
  },
  header: {
    offline: 'Offline',
    done: (done, total) => `${done} van ${total}`,
  },
  assetDocuments: 'Documenten van deze installatie',
  chooseAsset: {
    title: 'Kies een installatie',
    intro: 'Kies de installatie waar uw documenten bij horen.',
    label: 'Zoek of voer een installatie-ID in',
    hint: 'U vindt de ID op het typeplaatje of in uw onderhoudssysteem, bijvoorbeeld PRESS-0042.',
    open: (id) => `Installatie ${id} openen`,
    openAsIs: (id) => `${id} ongewijzigd openen`,
    unlisted: 'Niet in de lijst. Controleer de ID op het typeplaatje of in uw onderhoudssysteem.',
    unknown: (id) => `${id} is niet bekend. Controleer het typeplaatje of ga verder.`,
    similar: 'Bedoelde u',
    checking: (id) => `${id} wordt nog gecontroleerd. U kunt verdergaan.`,
    notChecked: (id) => `${id} kon niet worden gecontroleerd. U kunt verdergaan.`,
    offline: (id) => `U bent offline, dus ${id} is niet gecontroleerd. U kunt verdergaan.`,
    missing: 'Voer een installatie-ID in',
    impossible: 'Voer een andere installatie-ID in dan “.” of “..”',
    recent: 'Recente installaties',
    all: 'Installaties',
    found: (count) =>
      plural(count, { one: (n) => `${n} installatie gevonden`, other: (n) => `${n} installaties gevonden` }),
    shown: (shown, total) => `${shown} van ${total} weergegeven. Zoek om de rest te vinden.`,
  },
};
