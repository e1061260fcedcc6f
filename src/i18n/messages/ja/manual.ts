import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('ja');

/** Texts of the report on a manual. */
export const manualJa: Messages['manual'] = {
  reading: (done, total) => `検査中：${total} ファイル中 ${done}`,
  progress: '取扱説明書の検査',
  stop: '検査を中止',
  stopped: '一部は検査していません。',
  unread: (count) =>
    plural(count, {
      other: (n) => `${n} 個のファイルは大きすぎるため、リンクを検査していません。`,
    }),
  sound: '問題は見つかりませんでした',
  errors: (count) => plural(count, { other: (n) => `エラー ${n} 件` }),
  warnings: (count) => plural(count, { other: (n) => `警告 ${n} 件` }),
  infos: (count) => plural(count, { other: (n) => `情報 ${n} 件` }),
  severity: { error: 'エラー', warning: '警告', info: '情報' },
  preview: 'プレビュー',
  showPlace: 'プレビューで表示',
  noPreview: 'プレビューを読み込めませんでした。',
  found: (count) => plural(count, { other: (n) => `検出された項目（${n}）` }),
  line: (line) => `${line} 行目`,
  more: (count) => plural(count, { other: (n) => `ほか ${n} 件` }),
  nearest: (name) => `${name} のことですか？`,
  missing: (scheme) => `先頭の ${scheme} が抜けていませんか？`,
  toDo: (remedy) => `対処：${remedy}`,
  forAuthor: (remedy) => `作成者へ：${remedy}`,
  search: '検出された項目を検索',
  show: '表示',
  all: 'すべて',
  nothing: '一致する項目はありません。',
  moreInReport: (count) => plural(count, { other: (n) => `ほか ${n} 件は報告書にあります。` }),
  saveJson: 'JSON で保存',
  reportTitle: (file) => `${file} の検査結果`,
  verdict: {
    manual: 'オフライン取扱説明書です。',
    'not-a-manual': 'オフライン取扱説明書ではありません。',
    unsafe: 'この ZIP は破損しているか、安全ではありません。',
  },
  facts: (startPage, pages, files) => `開始ページ：${startPage}。ページ数：${pages}。ファイル数：${files}。`,
  noStartPage: 'なし',
};
