import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { addTr } from './add.ts';
import { manualTr } from './manual.ts';
import { releaseTr } from './release.ts';
import { uploadsTr } from './uploads.ts';

const plural = createPlural('tr');

/**
 * Texts in Turkish, except those of deferred parts. People are addressed politely (siz); buttons have the short imperative. A
 * noun after a number stays in the singular. Nothing that is put in takes a suffix, whose vowels would depend on it.
 * Words besides the glossary: asset ID ekipman ID’si (kod is what is scanned), check kontrol, sign-in oturum açma, link
 * bağlantı.
 */
export const tr: Messages = {
  app: {
    name: 'Ekipman belgeleri',
    loading: 'Yükleniyor…',
    language: 'Dil',
    density: 'Görünüm sıklığı',
    densities: { comfortable: 'Rahat', compact: 'Sıkı', touch: 'Büyük, eldiven için' },
    assets: 'Ekipmanlar',
    brokenTitle: 'Bu sayfa çalışmaz oldu',
    brokenHint: 'Süren yüklemeler kesilmiş olabilir. Devam etmek için sayfayı yenileyin.',
    brokenPageHint: 'Süren yüklemeler devam ediyor. Başka bir sayfa açın ya da bitince sayfayı yenileyin.',
    drafts: 'Seçildi, henüz yüklenmedi:',
    reload: 'Sayfayı yenile',
    partMissing: 'Bu sayfanın bir bölümü açılamadı. Süren yüklemeler devam ediyor.',
    loadPart: 'Yeniden dene',
    technicalFacts: 'Ayrıntılar',
  },
  release: releaseTr,
  config: { retry: 'Yeniden dene' },
  signIn: {
    close: 'Kapat',
    failedTitle: 'Oturum açılamadı',
    outTitle: 'Oturumunuz kapalı',
    outHint: 'Belge eklemek için oturum açın. Gönderilmemiş yüklemeler, ekleyen kişi oturum açınca sürer.',
    signIn: 'Oturum aç',
    asSomeoneElse: 'Başka biri olarak oturum aç',
    again: 'Yeniden oturum aç',
    signOut: 'Oturumu kapat',
    unreachable: 'Kimliğiniz doğrulanamadı. Bu cihazda saklanan dosyalar güvende.',
    failedHint: 'Yeniden oturum açın. Sorun sürerse yöneticinize başvurun.',
    storageBlocked: (host: string) =>
      `Bu tarayıcı ${host} sitesinin veri saklamasına izin vermiyor ve bu olmadan oturum açılamaz. Tarayıcının ayarlarında ${host} için çerezlere ve site verilerine izin verin ya da yöneticinize sorun. Ardından yeniden deneyin.`,
    sessionOpen:
      'Kimlik sağlayıcıdaki oturumunuz hâlâ açık. Ortak kullanılan bir cihazda orada da oturumu kapatın.',
    providerBlocked: (address) =>
      `Bu sayfanın Content Security Policy ayarı ${address} adresine izin vermiyor. Adresi connect-src içine ekleyin.`,
    providerSilent: (address) =>
      `${address} adresine ulaşılamıyor. Adresi ve bu sayfadan gelen istekleri kabul edip etmediğini (CORS) kontrol edin.`,
  },
  roleNotice: {
    title: 'Belge yükleyemezsiniz',
    own: (roles) => (roles === '' ? 'Oturumunuzun rolü yok.' : `Rolleriniz: ${roles}.`),
    needed: (roles) => `Yüklemek için şunlardan biri gerekir: ${roles}.`,
    ask: (who) => `Başvurulacak kişi: ${who}`,
    administrator: 'yöneticiniz',
  },
  add: addTr,
  manual: manualTr,
  errorSummary: {
    title: 'Bir sorun var',
    more: (count) => plural(count, { other: (n) => `ve ${n} tane daha` }),
  },
  copy: {
    copied: 'Kopyalandı',
    failed: 'Kopyalanamadı',
  },
  combobox: {
    results: (count) => plural(count, { other: (n) => `${n} sonuç` }),
    none: 'Sonuç yok',
  },
  uploads: uploadsTr,
  history: {
    title: 'Daha önce, bu cihazdan',
    note: (count) => plural(count, { other: (n) => `${n} belge` }),
    hint: 'Bu cihazda 30 gün tutulur.',
    clear: 'Bu listeyi temizle',
  },
};
