import { createPlural } from '../../plural.ts';
import type { LeaveMessages } from '../en/leave.ts';

const plural = createPlural('tr');

/** Texts of the question before signing out with unsent documents. */
export const leaveTr: LeaveMessages = {
  title: (count) =>
    plural(count, {
      one: () => 'Bir belge henüz kaydedilmedi',
      other: (n) => `${n} belge henüz kaydedilmedi`,
    }),
  chosen: (count) => plural(count, { other: (n) => `${n} seçili` }),
  allSaved: (name) =>
    `Sonra tamamlarsanız, ${name} bu cihazda oturum açınca hepsi yine burada olur. Başkaları göremez.`,
  continues: 'Süren ve bekleyen yüklemeler o zaman devam eder.',
  notSaved: (name) => `Bu cihazda saklanmadılar; ${name} şimdi oturumu kapatırsa kaybolurlar.`,
  wait: 'Yüklemeler bitene dek oturumu açık tutun.',
  partly: (count) =>
    plural(count, {
      one: (n) => `${n} tanesi bu cihazda saklanmıyor: dosyasının yeniden seçilmesi gerekir.`,
      other: (n) => `${n} tanesi bu cihazda saklanmıyor: dosyalarının yeniden seçilmesi gerekir.`,
    }),
  notDiscardedTitle: 'Yüklemeler silinemedi',
  notDiscarded: (name) =>
    `Hâlâ bu cihazda saklanıyorlar ve onları yalnızca ${name} görebilir. Bu sayfanın başka bir sekmesi yanıt bekliyor olabilir: oradaki iletişim kutusunu kapatıp yeniden deneyin.`,
  stay: 'Oturumu açık tut',
  keep: 'Oturumu kapat, sonra tamamla',
  discard: (count) => plural(count, { other: (n) => `Oturumu kapat ve ${n} belgeyi sil` }),
};
