import { createPlural } from '../../plural.ts';
import type { MoveMessages } from '../en/move.ts';

const plural = createPlural('ja');

/** Texts about moving uploads to another asset, and about files that name another one. */
export const moveJa: MoveMessages = {
  open: '別の設備に移動…',
  title: '別の設備に移動',
  assetId: '設備 ID',
  uploads: '移動するアップロード',
  notSentYet: 'このウィンドウを閉じるまで何も送信されません。',
  sameAsset: '別の設備の ID を入力してください',
  noneSelected: 'アップロードを 1 件以上選択してください',
  confirm: (count) => plural(count, { other: (n) => `${n} 件を移動` }),
  cancel: 'キャンセル',
  beingSent: (count) =>
    plural(count, { other: (n) => `${n} 件は送信中です。移動するには一時停止してください。` }),
  outcomeUnknown: (count) =>
    plural(count, { other: (n) => `${n} 件は既に保存されている可能性があるため、移動できません。` }),
  locked: (asset) => `設備は変更できません。文書が既に ${asset} に保存されている可能性があります。`,
  moved: (count, asset) => plural(count, { other: (n) => `${n} 件を ${asset} に移動しました` }),
  notMoved: (count) =>
    plural(count, { other: (n) => `${n} 件は既に送信中だったため、移動されませんでした。` }),
  show: '表示',
  undo: '元に戻す',
  /** For files that are chosen but not uploaded yet. */
  change: {
    open: '設備を変更',
    hint: '選択したファイルと入力内容はそのまま引き継がれます。',
    occupied: (asset) =>
      `${asset} にはすでに選択されたファイルがあります。先にアップロードするか、削除してください。`,
  },
  guard: {
    title: 'この設備でよろしいですか？',
    names: (file, asset) => `「${file}」の名前に ${asset} が含まれています。`,
    namesMany: (file, more, asset) =>
      plural(more, {
        other: (n) => `「${file}」とほか ${n} 件のファイルの名前に ${asset} が含まれています。`,
      }),
    ofPackage: (packageName, product, asset) =>
      `「${packageName}」は ${product} 用です。この製品は ${asset} に属しています。`,
    uploadingTo: (asset) => `アップロード先は ${asset} です。`,
    anyway: (asset) => `それでも ${asset} にアップロード`,
    upload: (parts) => `${parts}をアップロード`,
    also: (parts, part) => `${parts}、${part}`,
    to: (count, asset) => plural(count, { other: (n) => `${asset} に ${n} 件` }),
    toNamed: (count) => plural(count, { other: (n) => `名前にある設備に ${n} 件` }),
    back: '戻る',
  },
};
