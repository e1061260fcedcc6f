import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('tr');

/** The dialog about what the service holds already. */
export const duplicateTr: Messages['duplicate'] = {
  title: (count) => plural(count, { one: () => 'Bu belge zaten var', other: (n) => `${n} belge zaten var` }),
  lead: (file) => `Hiçbir şey iki kez kaydedilmedi. Sunucuda ${file} ile aynı içerikte bir belge zaten var.`,
  leadMany: 'Hiçbir şey iki kez kaydedilmedi. Sunucuda bu dosyalarla aynı içerikte belgeler zaten var.',
  displayName: 'Görünen ad',
  file: 'Dosya',
  category: 'Kategori',
  organization: 'Kuruluş',
  added: 'Eklenme',
  addedBy: (date, person) => `${date}, ekleyen: ${person}`,
  id: 'ID',
  copyId: 'ID’yi kopyala',
  languages: 'Diller',
  supplier: 'Tedarikçi',
  supplierUnnamed: 'Tedarikçi belgesi',
  ai: 'Yapay zekâ işlemesi',
  aiNotYet: (state) => `henüz işlenmedi (${state})`,
  aiOn: 'evet',
  aiOff: 'hayır',
  maintenance: 'Bakım kayıtları',
  linked: (count) => plural(count, { other: (n) => `${n} ekipmana bağlı` }),
  notLinked: 'Hiçbir ekipmana bağlı değil',
  thisAsset: (asset) => `${asset} · bu ekipman`,
  notHere: (asset) => `Bu ekipmana (${asset}) bağlı değil.`,
  serviceSays: 'Sunucunun iletisi',
  noDetails: 'Sunucu ayrıntı vermedi.',
  openDocument: 'Belgeyi aç',
  close: 'Kapat',
};
