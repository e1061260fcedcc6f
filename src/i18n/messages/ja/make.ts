import { createPlural } from '../../plural.ts';
import type { MakeMessages } from '../en/make.ts';

const plural = createPlural('ja');

/** Texts for packing a folder into a manual. */
export const makeJa: MakeMessages = {
  list: 'アップロードするフォルダー',
  waiting: (count) =>
    count === 1
      ? 'このフォルダーをどのようにアップロードしますか？'
      : plural(count, { other: (n) => `この ${n} 個のフォルダーをどのようにアップロードしますか？` }),
  looksLike: (name) => `「${name}」はオフライン取扱説明書のようです`,
  facts: (files, size, startPage) =>
    `${plural(files, { other: (n) => `${n} ファイル` })} · ${size} · 開始ページ：${startPage}`,
  asZip: '取扱説明書として',
  asFiles: (count) => plural(count, { other: (n) => `${n} 個の個別ファイルとして` }),
  leave: '削除',
  packing: '取扱説明書を圧縮しています…',
  cancel: 'キャンセル',
  rejected:
    'このフォルダーは取扱説明書としてアップロードできません。次のファイルを修正して、フォルダーをもう一度追加してください。',
  failed: {
    unreadable:
      'このフォルダーのファイルを読み取れませんでした。移動されたか、ほかで開いている可能性があります。',
    unavailable:
      'このブラウザーでは取扱説明書を圧縮できませんでした。フォルダーを ZIP に圧縮し、それを選んでください。',
  },
};
