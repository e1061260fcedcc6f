import { createPlural } from '../../plural.ts';
import type { PagesMessages } from '../en/pages.ts';

const plural = createPlural('it');

/** Texts of the header, the account menu and the first page. */
export const pagesIt: PagesMessages = {
  account: {
    button: (name) => `Account: ${name}`,
    roles: (roles) => `Ruoli: ${roles}`,
    noRole: 'Nessun ruolo',
  },
  header: {
    offline: 'Offline',
    done: (done, total) => `${done} di ${total}`,
  },
  assetDocuments: 'Documenti di questo asset',
  chooseAsset: {
    title: 'Scegli un asset',
    intro: 'Scegliere l’asset a cui appartengono i documenti.',
    label: 'Cerca o inserisci un ID asset',
    hint: 'Si trova sulla targhetta o nel sistema di manutenzione, per esempio PRESS-0042.',
    open: (id) => `Apri asset ${id}`,
    openAsIs: (id) => `Apri ${id} così com’è`,
    unlisted: 'Non è nell’elenco. Verificare l’ID sulla targhetta o nel sistema di manutenzione.',
    unknown: (id) => `${id} non è noto. Verificare la targhetta o proseguire.`,
    similar: 'Forse si tratta di',
    checking: (id) => `La verifica di ${id} è ancora in corso. È possibile proseguire.`,
    notChecked: (id) => `Impossibile verificare ${id}. È possibile proseguire.`,
    offline: (id) => `Non c’è connessione, quindi ${id} non è verificato. È possibile proseguire.`,
    missing: 'Inserire un ID asset',
    impossible: 'Inserire un ID asset diverso da «.» o «..»',
    recent: 'Asset recenti',
    all: 'Asset',
    found: (count) => plural(count, { one: (n) => `${n} asset trovato`, other: (n) => `${n} asset trovati` }),
    shown: (shown, total) => `${shown} di ${total} visualizzati. Usare la ricerca per trovare gli altri.`,
  },
};
