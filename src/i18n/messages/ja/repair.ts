import { createPlural } from '../../plural.ts';
import type { RepairMessages } from '../en/repair.ts';

const plural = createPlural('ja');

/** Texts for repairing a manual and informing its author. */
export const repairJa: RepairMessages = {
  reading: 'すべてのページを読み込んでいます…',
  making: 'コピーを作成しています…',
  checking: 'コピーを検査しています…',
  cancel: 'キャンセル',
  intro: '元のファイルは変わりません。コピーには選択した修復だけを行い、文章とスクリプトはそのままです。',
  nothing: 'これらの問題は、取扱説明書の作成者だけが直せます。',
  whichFiles: (count) => plural(count, { other: (n) => `対象のファイル（${n}）` }),
  places: (entry, count) => (count === 1 ? entry : plural(count, { other: (n) => `${entry}、${n} か所` })),
  moreFiles: (count) => plural(count, { other: (n) => `ほか ${n} 件` }),
  items: {
    unwrap: (folder) => `フォルダー「${folder}」の中身をすべて外に出す`,
    adapted: (files) =>
      plural(files, { other: (n) => `フォルダーを通るリンクが ${n} 個のファイルにあり、合わせて直します。` }),
    junk: (count) => plural(count, { other: (n) => `システムファイル ${n} 個を除く` }),
    unsafe: (count) => plural(count, { other: (n) => `許可されていないファイル ${n} 個を除く` }),
    addStart: (page, name) => `${page} へ移動する開始ページ ${name} を追加する`,
    addStartHint: 'そのページを自動で開き、リンクも備えます。',
    renameStart: (name, newName) => `${name} の名前を ${newName} に変える`,
    renamedLinks: (files) => plural(files, { other: (n) => `${n} 個のファイルにあるリンクも直します。` }),
    names: (count) => plural(count, { other: (n) => `ファイル名 ${n} 個の \\ を / に直す` }),
    case: (count) => plural(count, { other: (n) => `リンク ${n} 個の大文字と小文字を直す` }),
    backslashes: (count) => plural(count, { other: (n) => `リンク ${n} 個の \\ を / に直す` }),
  },
  compare: (before, after) => `修復前：${before}。現在：${after}。`,
  none: '問題なし',
  save: 'コピーを保存',
  close: '閉じる',
  failed: {
    unreadable: 'ファイルを読み取れませんでした。移動や変更されたか、ほかで開いている可能性があります。',
    unavailable: 'このブラウザーでは修復できませんでした。',
  },
  copyReport: '報告書をコピー',
  saveReport: '報告書を保存',
  printable: '印刷用に保存',
  printed: (date) => `印刷用の検査結果（${date} の検査）`,
};
