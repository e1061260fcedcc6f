import { createPlural } from '../../plural.ts';
import type { PreviewWords } from '../en/preview.ts';

const plural = createPlural('ja');

/** The words of the preview of a manual, in Japanese. */
export const previewJa: PreviewWords = {
  title: (file) => `${file} のプレビュー`,
  frame: '取扱説明書',
  close: 'プレビューを閉じる',
  back: '戻る',
  forward: '進む',
  pages: (count: number) => plural(count, { other: (n) => `${n} ページ` }),
  pageList: '取扱説明書のページ',
  search: 'ページを検索',
  nothing: '一致するページはありません。',
  readingTitles: 'タイトルを読み込み中です。',
  width: '幅',
  widths: { phone: 'スマートフォン', tablet: 'タブレット', full: '全幅' },
  opening: '取扱説明書を開いています…',
  missing: {
    internet: (count: number) =>
      plural(count, {
        other: (n) => `このページの ${n} 件はインターネット上にあり、ZIP には含まれていません`,
      }),
    absent: (count: number) =>
      plural(count, { other: (n) => `このページに必要な ${n} 件が ZIP にありません` }),
    damaged: (count: number) => plural(count, { other: (n) => `${n} 個のファイルが壊れています` }),
    server: (count: number) =>
      plural(count, {
        other: (n) => `スクリプトが ${n} 個のファイルを読み込みます。これは Web サーバー上でしか動きません`,
      }),
    'too-large': (count: number) =>
      plural(count, { other: (n) => `${n} 個のファイルは大きすぎてプレビューできません` }),
    more: (count: number) => plural(count, { other: (n) => `ほか ${n} 件` }),
  },
  outside: (url) => `このリンクは取扱説明書の外（${url}）へ移動します。プレビューでは外部を開きません。`,
  placeHidden: (line) => `該当箇所は ${line} 行目ですが、画面に表示されない部分にあります。`,
  absent: (path) => `${path} は ZIP にありません。閲覧時にもここでエラーになります。`,
  unshown: (path, size) =>
    `${path}（${size}）はここでは表示しません。ZIP には含まれ、閲覧時は専用のプログラムで開かれます。`,
  dismiss: '閉じる',
  failures: {
    unreadable: 'ファイルを読み取れませんでした。移動または変更された可能性があります。選び直してください。',
    unsafe: 'この ZIP の内容は表示できません。壊れているか、誤認させるように作られています。',
    crashed: 'プレビューが停止しました。閉じてからもう一度開いてください。',
    frame:
      'このページの規則がフレームを許可していないため、プレビューを表示できません。ページの運用者が許可できます。frame-src に本アプリケーションのアドレスを加え、そこに preview.html を置く必要があります。',
  },
};
