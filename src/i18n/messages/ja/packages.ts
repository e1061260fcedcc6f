import { createPlural } from '../../plural.ts';
import type { PackageTexts } from '../en/packages.ts';

const plural = createPlural('ja');

/** Texts of handover packages in their row and panel, and of the documents taken from them, in Japanese. */
export const packagesJa: PackageTexts = {
  formats: {
    documentation: '引き渡し文書一式 (VDI 2770)',
    document: '引き渡し文書 (VDI 2770)',
    iirds: 'iiRDS パッケージ',
    iirdsA: '保管用パッケージ (iiRDS/A)',
    iirdsH: '引き渡し文書一式 (iiRDS/H)',
    aasx: 'アセット管理シェル (AASX)',
  },
  topics: (count) => plural(count, { other: (n) => `トピック ${n} 件` }),
  languages: (count) => plural(count, { other: (n) => `${n} 言語` }),
  forSerial: (serial) => `シリアル番号 ${serial}`,
  forSerials: (count) => plural(count, { other: (n) => `シリアル番号 ${n} 件` }),
  notChecked: 'このパッケージの内容を確認できませんでした。アップロードは可能です。',
  asOne: '1 つのファイルとしてアップロード',
  asOneHint: 'ファイルはそのまま 1 件の文書として保存されます。',
  asDocuments: (count) => plural(count, { other: (n) => `${n} 件の文書として追加` }),
  asDocumentsHint: 'PDF ごとに、タイトルとカテゴリを持つ文書になります。',
  filesAsDocumentsHint:
    'ファイルごとに、名前とカテゴリを持つ文書になります。中の ZIP も同じように分けられます。',
  withoutPdf: (count) => plural(count, { other: (n) => `${n} 件の文書には PDF がないため追加されません。` }),
  adding: (progress) => `文書を追加しています：${progress}`,
  noneReadable: '文書を読み取れません。',
  noneAdded: '文書を読み取れません。全体を 1 つのファイルとしてアップロードすることはできます。',
  added: (count, name) => plural(count, { other: (n) => `「${name}」から文書 ${n} 件を追加しました。` }),
  someUnread: (count) => plural(count, { other: (n) => `${n} 件の文書を読み取れませんでした。` }),
  documents: '文書',
  more: (count) => plural(count, { other: (n) => `ほか ${n} 件` }),
  noTitle: 'タイトルなし',
  noPdf: 'PDF なし',
  previewed: 'プレビューするパッケージ',
  product: '製品',
  serial: 'シリアル番号',
  language: '言語',
  topicsName: 'トピック',
  manufacturer: 'メーカー',
  classes: {
    '01-01': '識別',
    '02-01': '技術仕様',
    '02-02': '図面',
    '02-03': '構成部品',
    '02-04': '証明書、宣言書',
    '03-01': '組立、試運転、分解',
    '03-02': '操作',
    '03-03': '安全全般',
    '03-04': '点検、保守、試験',
    '03-05': '修理',
    '03-06': '予備品',
    '04-01': '契約書類',
  },
};
