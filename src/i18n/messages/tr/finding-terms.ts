import { formatNames } from '../format-names.ts';
import type { FindingTerms } from '../en/finding-terms.ts';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'hiçbir şey',
  ole: 'eski bir Office belgesi',
  exe: 'Windows programı',
  elf: 'Linux programı',
  text: 'metin',
  unknown: 'bilinmiyor',
};

/** Terms for codes in the params of a finding. */
export const findingTermsTr: FindingTerms = {
  'ZIP-NOT-A-ZIP': contents,
  'ENTRY-TYPE': contents,
  'DOC-NOT-HTML': contents,
  'ZIP-DIRECTORY': {
    record: 'bir kayıt okunamıyor',
    count: 'dosya sayısı tutmuyor',
    offset: 'yerinde değil',
  },
  'ZIP-ZIP64': {
    'extra-field': 'bir dosyanın boyutlarında',
    'no-record': 'uzun kayıt yok',
    'record-not-adjacent': 'uzun kayıt yerinde değil',
    'extensible-data': 'uzun kayıtta ek veri var',
    'other-record': 'başka bir kayıt gösteriliyor',
    'end-record': 'arşivin sonunda',
  },
  'ZIP-HEADER': {
    signature: 'orada bir dosya başlamıyor',
    place: 'konum',
    name: 'ad',
    method: 'sıkıştırma yöntemi',
    flags: 'işaretler',
    crc: 'sağlama toplamı',
    size: 'boyut',
    'packed-size': 'sıkıştırılmış boyut',
    extra: 'ek alan',
  },
  'ZIP-DEFLATE': {
    'unexpected end': 'erken bitiyor',
    other: 'geçersiz kodlar',
  },
  'ZIP-BOMB': {
    entry: ({ size }) => `${size} boyutunu aşan bir dosya`,
    ratio: ({ limit }) => `${limit} kattan fazla sıkıştırılmış`,
    total: ({ size }) => `toplam ${size} üstü`,
    entries: ({ limit }) => `${limit} üstü dosya`,
  },
  'NAME-UNSAFE': {
    empty: 'boş ad',
    host: 'ağ yolu',
    absolute: 'kök dizinden yol',
    drive: 'sürücü harfi',
    parent: '“..” yukarı götürüyor',
    control: 'görünmeyen karakterler',
  },
  'NAME-FILE-AND-FOLDER': {
    'folder-with-data': 'kendi içeriği olan bir klasör',
    attribute: 'öznitelikleri farklı söylüyor',
    'file-in-between': 'bir dosyanın altında dosyalar var',
  },
  'NAME-LONG': {
    part: ({ size }) => `tek adda ${size}`,
    path: ({ size }) => `toplam ${size}`,
    depth: ({ limit }) => `${limit} klasör düzeyi`,
  },
  'ENTRY-LINK': {
    link: 'sembolik bağlantı',
    device: 'aygıt dosyası',
    socket: 'soket',
    volume: 'birim etiketi',
    unknown: 'bilinmeyen tür',
  },
  'ENTRY-HUGE-IMAGE': {
    pixels: ({ limit }) => `${limit} piksel`,
    bytes: ({ size }) => size,
  },
  'DOC-NEEDS-SERVER': {
    'service-worker': 'service worker',
    request: 'başka dosyaları yükleyen bir betik',
    module: 'modül olarak bir betik',
    worker: 'arka planda çalışan bir betik',
    include: 'sunucu taraflı ekleme',
  },
  'LINK-MALFORMED': {
    scheme: 'bilinmeyen adres türü',
    percent: 'sayısı olmayan bir %',
    host: 'olanaksız sunucu adı',
    temporary: 'yalnızca sayfanın kaydedildiği yerde vardı',
  },
};
