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
  allSaved: (name) =>
    `Yüklemeler bitene dek oturumu açık tutun ya da kapatın: ${name} bu cihazda yeniden oturum açınca yüklemeler sürer, seçilen dosyalar yine burada olur. Başkaları onları göremez.`,
  notSaved: (name) =>
    `Yüklemeler bitene dek oturumu açık tutun. ${name} şimdi oturumu kapatırsa kaybolurlar.`,
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
  discard: 'Yüklemeleri sil',
};
