import type { ProblemMessages } from '../en/problems.ts';

/** Reasons why an upload failed or waits, and what to do. */
export const problemsTr: ProblemMessages = {
  network: 'Sunucuya ulaşılamıyor. Bağlantınızı kontrol edin ya da daha sonra yeniden deneyin.',
  networkMidway:
    'Sunucu belgeyi onaylamadan bağlantı koptu. Ağ ya da sunucu kesildi veya dosya sunucu için çok büyük. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
  stalled: 'Aktarım durdu. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
  noAnswer: 'Sunucu belgeyi onaylamadı. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
  outcomeUnknown: 'Belge zaten kaydedilmiş olabilir.',
  contract: {
    'not-json':
      'Sunucunun yanıtı anlaşılamadı; belgenin kaydedilip kaydedilmediği bilinmiyor. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
    'cut-short':
      'Sunucunun yanıtı yarıda kesildi; belgenin kaydedilip kaydedilmediği bilinmiyor. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
    redirected:
      'Sunucu yerine başka bir adres, belki bir oturum açma sayfası yanıt verdi; belgenin kaydedilip kaydedilmediği bilinmiyor. Oturumunuzun açık ve ağın doğru olduğunu kontrol edip yeniden deneyin.',
    'speaks-of-error':
      'Sunucu onay yerine hata bildirdi; belgenin kaydedilip kaydedilmediği bilinmiyor. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
    'no-envelope':
      'Sunucunun yanıtı belgenin kaydedilip kaydedilmediğini belirtmiyor. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
    'other-document':
      'Sunucu bunun yerine başka bir belgeyi onayladı; bu belgenin kaydedilip kaydedilmediği bilinmiyor. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
  },
  fileChanged: 'Dosya, seçilmesinden sonra değişti. Güncel sürümünü yüklemek için dosyayı yeniden seçin.',
  fileChangedWhileSending:
    'Dosya gönderilirken değişti; kaydedilen belge bozuk olabilir. Dosyayı yeniden seçip bir kez daha yükleyin.',
  fileGone: 'Dosya artık yerinde değil. Geri koyup yeniden deneyin ya da yeniden seçin.',
  fileUnreadable: 'Dosya okunamadı. Diğer programlarda kapatıp yeniden deneyin.',
  fileEmpty: 'Dosya boş. Asıl dosyayı kontrol edip yeniden seçin.',
  tooLarge: (size, limit) =>
    `Dosya boyutu: ${size}; sınır: ${limit}. Dosyayı küçültün veya bölün ve yeniden seçin.`,
  type: (accepted) =>
    `Sunucu yalnızca şunları kabul eder: ${accepted}. Dosyayı bu biçimlerden birinde kaydedip yeniden seçin.`,
  sizeRejected: (size) =>
    `Dosya boyutu: ${size}; sunucu yalnızca daha küçük dosyaları kabul eder. Dosyayı küçültün veya bölün ve yeniden seçin.`,
  typeRejected: (extension) =>
    `Sunucu ${extension} dosyalarını kabul etmiyor. Dosyayı PDF gibi başka bir biçimde kaydedip yeniden seçin.`,
  roleMissing: 'Rolünüz belge yüklemeye izin vermiyor. Yöneticinize başvurun.',
  roleMissingWith: (roles) => `${roles} rolü belge yüklemeye izin vermiyor. Yöneticinize başvurun.`,
  noToken: 'Oturumunuz kapalı. Oturum açıp yeniden deneyin.',
  assetIdInvalid: 'Bu ekipman ID’si sunucuya gönderilemez. Ekipman ID’sini kontrol edin.',
  http: {
    400: 'Sunucu bu yüklemeyi reddetti.',
    401: 'Sunucu oturumunuzu kabul etmedi. Yeniden oturum açıp yeniden deneyin.',
    403: 'Bu ekipman için belge yükleme izniniz yok. Yöneticinize başvurun.',
    404: 'Sunucu bu ekipmanı tanımıyor. Ekipman ID’sini kontrol edin.',
    413: 'Dosya sunucu için çok büyük. Dosyayı küçültün veya bölün ve yeniden seçin.',
    415: 'Sunucu bu dosya türünü kabul etmiyor. Dosyayı PDF gibi başka bir biçimde kaydedip yeniden seçin.',
    429: 'Sunucu meşgul. Biraz bekleyip yeniden deneyin.',
    507: 'Sunucuda yer kalmadı. Yöneticinize başvurun.',
    client: (status) => `Sunucu yüklemeyi reddetti (durum ${status}).`,
    server: (status) => `Sunucu düzgün yanıt vermiyor (durum ${status}). Daha sonra yeniden deneyin.`,
    blocked: (status) =>
      `Bu cihaz ile sunucu arasındaki bir şey, örneğin bir vekil sunucu veya filtre, yüklemeyi engelledi (durum ${status}). Yeniden deneyin veya yöneticinize başvurun.`,
    unconfirmed: (status) =>
      `Sunucu onay yerine ${status} durumunu bildirdi; belgenin kaydedilip kaydedilmediği bilinmiyor. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.`,
  },
  pageSays: (words) => `Sayfadaki metin: “${words}”`,
  baseUrlInvalid: 'Sunucunun adresi doğru ayarlanmamış. Yöneticinize başvurun.',
  manualRejected: (finding) =>
    `Durduruldu: bu ZIP kılavuz olarak yüklenemez. ${finding}. Başka bir kopya seçin ya da normal dosya olarak yükleyin.`,
  unexpected: 'Bu sayfada bir sorun oluştu. Yeniden deneyin.',
};
