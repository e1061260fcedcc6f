import { createPlural } from '../../plural.ts';
import type { UploadListMessages } from '../en/upload-list.ts';

const plural = createPlural('ja');

/** Groups, totals and menus of the list of uploads. */
export const uploadListJa: UploadListMessages = {
  done: (done, total) => `${total} 件中 ${done} 件完了`,
  bytes: (sent, total) => `${sent} / ${total}`,
  progress: '全体の進行状況',
  otherTab: {
    busy: '別のタブが応答していないため、一部のアップロードが待機しています。そのタブのメッセージに応答するか、タブを閉じてください。',
    older:
      'このページの古いバージョンが別のタブでアップロードを続けています。それが終わるか閉じられると、ここでアップロードが始まります。',
    newer: 'このページの新しいバージョンが別のタブで開いています。ここで続けるには再読み込みしてください。',
    finishing:
      'このページの新しいバージョンが別のタブで開いています。このタブのファイルがアップロードまたは保存されるまで、タブを開いたままにしてください。',
    'newer-data':
      'この端末に保存されているアップロードには、このページの新しいバージョンが必要です。そのバージョンに戻ると続行されます。今アップロードするファイルは保存されません。アップロードが終わるまでページを開いたままにしてください。',
  },
  unreadable:
    'この端末に保存されているアップロードを読み込めませんでした。保存されたままです。ページを再読み込みして、もう一度お試しください。',
  savedByNewer: 'このページの新しいバージョンが保存し、そのバージョンを待っています：',
  partlySaved:
    '一部のファイルはこの端末に保存されていません。アップロードが終わるまでページを開いたままにしてください。',
  filter: '表示',
  all: 'すべて',
  groups: {
    attention: '要対応',
    uploading: 'アップロード中',
    waiting: '待機中',
    done: '完了',
    elsewhere: 'ほかの設備',
  },
  showAll: (count) => `${count} 件すべて表示`,
  showFewer: '表示を減らす',
  more: 'その他の操作',
  removed: (name) => `一覧から削除しました：「${name}」`,
  removedMany: (count) =>
    plural(count, {
      other: (n) => `${n} 件を一覧から削除しました。`,
    }),
  removedStored: (name) => `一覧から削除しました（文書は保存されたまま）：「${name}」`,
  stayStored: '保存済みの文書は保存されたままです。',
  requestCopied: (time) => `依頼をコピーしました（${time}）。`,
  busyUntil: (time) => `サーバーは ${time} まで混み合っています。アップロードは自動で再開します。`,
  retryNow: '今すぐ再試行',
  undo: '元に戻す',
  hide: 'このメッセージを閉じる',
  editAndRetry: '編集して再試行',
  selectFiles: {
    open: 'ファイルを選択',
    none: '選択した中に、不足しているファイルはありません。追加したときと同じファイルを選択してください。',
  },
  chooseOther: '別のファイルを選択',
  skip: 'スキップ',
  print: '印刷',
  anotherPerson: '別のユーザー',
  existingBy: (person) => `${person} によって既に保存されています。コピーは作成していません。`,
  existingAsBy: (name, person) =>
    `${person} によって「${name}」として既に保存されています。コピーは作成していません。`,
  notOnAsset: (name, asset) => `「${name}」として保存済みですが、${asset} にはありません。`,
  notOnAssetUnnamed: (asset) => `保存済みですが、${asset} にはありません。`,
  maybeOnAsset: (name, asset) => `「${name}」として保存済みです。${asset} にあるか確認してください。`,
  maybeOnAssetUnnamed: (asset) => `保存済みです。${asset} にあるか確認してください。`,
  size: 'サイズ',
  packageName: 'パッケージ',
  correct: {
    title: '修正を依頼',
    hint: '保存済みの文書はここでは変更できません。文書の管理者に送る文章をコピーするだけで、何も変更しません。',
    documents: '修正する文書',
    keep: '変更しない',
    copy: '修正依頼をコピー',
    request: '保存済みのこの文書を修正してください。',
    file: (name) => `ファイル：${name}`,
    asset: (id) => `設備：${id}`,
    change: {
      displayName: (before, after) => `表示名：${before} → ${after}`,
      organizationId: (before, after) => `組織：${before} → ${after}`,
      categoryId: (before, after) => `カテゴリ：${before} → ${after}`,
      assetId: (before, after) => `設備：${before} → ${after}`,
    },
  },
  report: {
    onAsset: '設備に登録',
    yes: 'はい',
    no: 'いいえ',
    unknown: '不明',
    toDo: '要対応',
    link: '設備への関連付けを依頼',
    checkLink: '設備への関連付けを確認',
    retry: '再試行',
    edit: '編集して再試行',
    selectFile: 'ファイルを選び直す',
    otherFile: '別のファイルを選ぶ',
  },
};
