import { createPlural } from '../../plural.ts';
import type { InspectionMessages } from '../en/inspection.ts';

const plural = createPlural('ja');

/** The words of the inspection of a ZIP in its row and its panel, in Japanese; loaded with them. */
export const inspectionJa: InspectionMessages = {
  review: '確認',
  canBeManual: 'オフライン取扱説明書としてアップロードできます',
  ready: 'アップロードできます',
  pages: (count) => plural(count, { other: (n) => `${n} ページ` }),
  files: (count) => plural(count, { other: (n) => `${n} ファイル` }),
  startsAt: (page) => `開始ページ ${page}`,
  canBeFixed: (count) => plural(count, { other: (n) => `${n} 件は自動で修復できます` }),
  fixable: '修復可能',
  withFixable: (text, count) => plural(count, { other: (n) => `${text}、${n} 件は修復可能` }),
  places: (count) => plural(count, { other: (n) => `${n} か所` }),
  repairAndUse: '修復して使う',
  fixMore: (count) => plural(count, { other: (n) => `あと ${n} 件を修復して使う` }),
  done: '完了',
  keepAsRegular: '通常のファイルとして残す',
  chooseStart: '開始ページを選択',
  changeStart: '開始ページを変更',
  startHint: (name) =>
    `読む人はこのページから始めます。元のファイルは変わりません。コピーに、このページを開く ${name} が追加されます。`,
  useAsStart: '開始ページにする',
  allPages: 'すべてのページを表示',
  reviewChanges: '変更内容を確認',
  inUse: '修復したコピーを使用中',
  withRegular: (upload, count) =>
    plural(count, { other: (n) => `${upload}（うち ${n} 件は通常のファイル）` }),
  allRegular: (upload) => `${upload}（通常のファイル）`,
  folder: {
    isPackage: (name) => `「${name}」は引き渡しパッケージのようです`,
    asPackage: 'パッケージとして',
    packing: 'パッケージを作成しています…',
  },
  found: (count) => plural(count, { other: (n) => `検出された項目（${n}）` }),
  search: '検出された項目を検索',
  show: '表示',
  all: 'すべて',
  nothing: '一致する項目はありません。',
  moreInReport: (count) => plural(count, { other: (n) => `ほか ${n} 件は報告書にあります。` }),
  reportTitle: (file) => `${file} の検査結果`,
  verdict: {
    manual: 'オフライン取扱説明書です。',
    'not-a-manual': 'オフライン取扱説明書ではありません。',
    unsafe: 'この ZIP は破損しているか、安全ではありません。',
  },
  facts: (startPage, pages, files) => `開始ページ：${startPage}。ページ数：${pages}。ファイル数：${files}。`,
  noStartPage: 'なし',
  toDo: (remedy) => `対処：${remedy}`,
  forAuthor: (remedy) => `作成者へ：${remedy}`,
  nearest: (name) => `${name} のことですか？`,
  missing: (scheme) => `先頭の ${scheme} が抜けていませんか？`,
};
