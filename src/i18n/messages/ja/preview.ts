import { createPlural } from '../../plural.ts';
import type { PreviewMessages } from '../en/preview.ts';

const plural = createPlural('ja');

/** Texts of the preview of a manual. */
export const previewJa: PreviewMessages = {
  title: (file) => `${file} のプレビュー`,
  frame: '取扱説明書',
  close: 'プレビューを閉じる',
  back: '戻る',
  forward: '進む',
  pages: (count) => plural(count, { other: (n) => `${n} ページ` }),
  pageList: '取扱説明書のページ',
  search: 'ページを検索',
  nothing: '一致するページはありません。',
  readingTitles: 'タイトルを読み込んでいます。',
  width: '幅',
  widths: { phone: 'スマートフォン', tablet: 'タブレット', full: '全幅' },
  opening: '取扱説明書を開いています…',
  missing: {
    internet: (count) =>
      plural(count, { other: (n) => `このページの ${n} 件はインターネット上にあり、ZIP に含まれていません` }),
    absent: (count) => plural(count, { other: (n) => `このページに必要な ${n} 件が ZIP にありません` }),
    spelling: (count) =>
      plural(count, { other: (n) => `このページに必要な ${n} 件は、ZIP 内の名前の表記が異なります` }),
    damaged: (count) => plural(count, { other: (n) => `${n} 個のファイルが壊れています` }),
    'too-large': (count) =>
      plural(count, { other: (n) => `${n} 個のファイルは大きすぎてプレビューできません` }),
    more: (count) => plural(count, { other: (n) => `ほか ${n} 件` }),
  },
  spellingFixable: '修復すると、これらのリンクが修正されます（スクリプト内を除く）。',
  outside: (url) => `このリンクは取扱説明書の外（${url}）を指しています。プレビューでは開きません。`,
  placeHidden: (line) => `検出された箇所は ${line} 行目で、ページの見えない部分にあります。`,
  absent: (path) => `${path} は ZIP にありません。読む人にもここでエラーが表示されます。`,
  unshown: (path, size) =>
    `${path}（${size}）はここでは表示しません。ZIP に含まれており、別のソフトで開きます。`,
  dismiss: '閉じる',
  emptyWithoutScripts:
    'このページはスクリプトがないと空になりますが、プレビューではスクリプトを実行しません。一覧から別のページを選んでください。',
  failures: {
    unreadable: 'ファイルを読み取れませんでした。移動または変更された可能性があります。選び直してください。',
    unsafe: 'この ZIP の内容は表示できません。壊れているか、安全ではありません。',
    crashed: 'プレビューは動作を停止しました。閉じてから開き直してください。',
    frame: 'ここではプレビューを使用できません。管理者に連絡してください。',
  },
  frameFacts: {
    blocked: (origin) =>
      `このページの Content-Security-Policy がプレビューをブロックしています。frame-src に ${origin} を追加してください。`,
    silent: (url) =>
      `${url} が起動しませんでした。Web サーバーは、インラインスクリプトを許可し、frame-ancestors でこのページを指定する専用の Content-Security-Policy を付けて、このファイルを送信する必要があります。`,
  },
};
