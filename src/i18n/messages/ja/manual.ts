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
  line: (line) => `${line} 行目`,
  more: (count) => plural(count, { other: (n) => `ほか ${n} 件` }),
  saveJson: 'JSON で保存',
};
