import { createEither } from '../../either.ts';
import type { ConfigMessages } from '../en/config.ts';

/** Texts about `config.json`, for administrators. */
export const configTr: ConfigMessages = {
  failedTitle: 'Uygulama doğru ayarlanmamış',
  wrong: 'config.json dosyasında hatalar var. Yöneticinize başvurun:',
  notFound: (url) => `${url} adresinde dosya yok. config.sample.json dosyasını oraya kopyalayıp doldurun.`,
  status: (url, status) => `Sunucu ${url} için ${status} durumuyla yanıt verdi.`,
  unreachable: (url) => `${url} açılamıyor. Bağlantıyı ve sunucuyu kontrol edin.`,
  html: (url) =>
    `Sunucu ${url} yerine bir web sayfası gönderdi. Dosyanın var olduğunu ve sunucunun her adres için index.html göndermediğini kontrol edin.`,
  notJson: (url, line, column) => `${url} geçerli JSON değil: satır ${line}, sütun ${column}.`,
  nearest: (key) => `Şunu mu demek istediniz: “${key}”?`,
  unknownKey: 'yapılandırmanın bir anahtarı değil.',
  missing: (expected) => `eksik. Olması gereken: ${expected}.`,
  shouldBe: (expected) => `hatalı. Olması gereken: ${expected}.`,
  expected: {
    text: 'boş olmayan bir metin',
    number: 'tırnaksız bir sayı',
    'whole-number': 'tırnaksız bir tam sayı',
    'yes-or-no': 'tırnaksız true veya false',
    list: '[ ] içinde bir liste',
    'list-or-its-address': '[ ] içinde bir liste ya da { "url": … } biçiminde adresi',
    object: '{ } içinde anahtarlar ve değerler',
    address: 'tam veya sayfaya göreli bir web adresi',
    colour: '"#0b5c7d" gibi, açık renkli sayfada okunacak kadar koyu bir renk',
    contact: 'https:, http:, mailto: veya tel: ile başlayan bir adres',
    'asset-code': '"iec61406", "gs1", "siemens", "plain" veya (?<asset>…) grubu olan bir düzenli ifade',
    'slow-pattern': 'en çok üç yineleme içeren ve hiçbiri diğerinin içinde olmayan bir düzenli ifade',
    function: 'bir işlev',
    link: '{ } içinde ID için yeri olan bir metin ya da ID’yi alan bir işlev',
    'document-link': '{documentId} içeren http(s) ya da göreli bir adres',
    'asset-link': '{assetId} içeren http(s) ya da göreli bir adres',
    'file-type': '".pdf" gibi bir uzantı ya da "image/png" veya "image/*" gibi bir ortam türü',
    'safety-error': '"error": arşiv güvenliğiyle ilgili hatalar düşürülemez',
    other: 'başka bir değer',
    oneOf: createEither('tr'),
    above: (limit) => `şundan büyük bir sayı: ${limit}`,
    atLeast: (limit) => `en az ${limit} olan bir sayı`,
    atMost: (limit) => `en çok ${limit} olan bir sayı`,
  },
};
