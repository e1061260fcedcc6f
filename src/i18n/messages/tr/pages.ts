import { createPlural } from '../../plural.ts';
import type { PagesMessages } from '../en/pages.ts';

const plural = createPlural('tr');

/** Texts of the header, the account menu and the first page. */
export const pagesTr: PagesMessages = {
  account: {
    button: (name) => `Hesap: ${name}`,
    roles: (roles) => `Roller: ${roles}`,
    noRole: 'Rol yok',
  },
  header: {
    offline: 'Çevrimdışı',
    done: (done, total) => `${done} / ${total}`,
  },
  assetDocuments: 'Bu ekipmanın belgeleri',
  chooseAsset: {
    title: 'Ekipman seçin',
    intro: 'Belgelerinizin ait olduğu ekipmanı seçin.',
    label: 'Arayın veya ekipman ID’si girin',
    hint: 'Makine etiketinde veya bakım sisteminizde bulabilirsiniz, örneğin PRESS-0042.',
    open: (id) => `${id} ekipmanını aç`,
    openAsIs: (id) => `${id} olduğu gibi aç`,
    unlisted: 'Listede yok. ID’yi makine etiketinden veya bakım sisteminizden kontrol edin.',
    unknown: (id) => `${id} bilinmiyor. Makine etiketini kontrol edin veya devam edin.`,
    similar: 'Bunu mu demek istediniz',
    checking: (id) => `${id} hâlâ kontrol ediliyor. Devam edebilirsiniz.`,
    notChecked: (id) => `${id} kontrol edilemedi. Devam edebilirsiniz.`,
    offline: (id) => `Çevrimdışısınız, bu nedenle ${id} kontrol edilmedi. Devam edebilirsiniz.`,
    missing: 'Bir ekipman ID’si girin',
    impossible: '“.” veya “..” dışında bir ekipman ID’si girin',
    recent: 'Son ekipmanlar',
    all: 'Ekipmanlar',
    found: (count) => plural(count, { other: (n) => `${n} ekipman bulundu` }),
    shown: (shown, total) => `${shown} / ${total} gösteriliyor. Diğerleri için arama yapın.`,
  },
};
