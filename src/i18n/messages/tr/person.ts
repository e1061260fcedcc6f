import { createPlural } from '../../plural.ts';
import type { PersonMessages } from '../en/person.ts';

const plural = createPlural('tr');

/** Texts about who is signed in, and whose files are on a shared device. */
export const personTr: PersonMessages = {
  /** Before a sign-in: the uploads of the last person are shown. */
  away: {
    title: 'Oturum açmadınız',
    uploads: (name) =>
      `Bunlar, ${name} adlı kişinin bu cihazda saklanan yüklemeleri. ${name} oturum açana kadar hiçbir şey gönderilmez veya değiştirilmez.`,
    files: 'Şimdi eklediğiniz dosyalar, bundan sonra oturum açan ilk kişiye ait olur.',
    upload: 'Yüklemek için oturum aç',
  },
  /** After a sign-in: files that were chosen before it. */
  unclaimed: {
    title: (count) =>
      plural(count, {
        one: () => 'Burada daha önce bir dosya seçildi; başka biri seçmiş olabilir',
        other: (n) => `Burada daha önce ${n} dosya seçildi; başka biri seçmiş olabilir`,
      }),
    ask: (name) => `${name} olarak yüklensin mi?`,
    askUnnamed: 'Bu dosyalar sizin mi?',
    claim: 'Evet, bunlar benim dosyalarım',
    discard: (count) =>
      plural(count, {
        one: () => 'Hayır, dosyayı kaldır',
        other: (n) => `Hayır, ${n} dosyayı kaldır`,
      }),
  },
  /** After another person has signed in. */
  changed: {
    title: (name) => `Şimdi ${name} oturum açtı`,
    kept: (count, former) =>
      plural(count, {
        one: () => `${former} tarafından seçilen bir dosya, ${former} için bu cihazda saklanıyor.`,
        other: (n) => `${former} tarafından seçilen ${n} dosya, ${former} için bu cihazda saklanıyor.`,
      }),
    lost: (count, former) =>
      plural(count, {
        one: () => `${former} tarafından seçilen bir dosya bu cihazda saklanamadı.`,
        other: (n) => `${former} tarafından seçilen ${n} dosya bu cihazda saklanamadı.`,
      }),
    close: 'Kapat',
  },
  /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
  left: {
    title: (count) => `Bu cihazda bekleyen yüklemeler: ${count}`,
    moved: (former, current) => `${former} için kaydedildiler. Bu sayfa artık ${current} adresine yüklüyor.`,
    notSaved: 'Bu sayfa artık bu cihaza dosya kaydetmiyor.',
    outcomeUnknown: 'Bazıları zaten kaydedilmiş olabilir.',
    withoutFile: (count) => `Dosyası eksik: ${count}`,
    upload: 'Şimdi yükle',
    discard: 'Yüklemeleri sil',
    othersTitle: (count) => `Başka kişilerin 30 gündür bekleyen yüklemeleri: ${count}`,
    others: 'Sahipleri oturum açınca gönderilirler. Yalnızca artık gerekmiyorlarsa silin.',
  },
  /** In a host’s page, until it says who is signed in. */
  pending: (count) =>
    plural(count, {
      one: () => 'Kimin oturum açtığı belli olunca bir dosya eklenecek.',
      other: (n) => `Kimin oturum açtığı belli olunca ${n} dosya eklenecek.`,
    }),
};
