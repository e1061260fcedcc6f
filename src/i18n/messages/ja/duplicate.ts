import { createPlural } from '../../plural.ts';
import type { DuplicateMessages } from '../en/duplicate.ts';

const plural = createPlural('ja');

/** The dialog of duplicates. */
export const duplicateJa: DuplicateMessages = {
  title: (count) =>
    count === 1
      ? 'この文書は既に存在します'
      : plural(count, { other: (n) => `${n} 件の文書が既に存在します` }),
  lead: (file) => `コピーは作成していません。${file} と同じ内容の文書が既に保存されています。`,
  leadMany: 'コピーは作成していません。',
  notOnAsset: 'この設備に未登録',
  needLink: (count, asset) =>
    plural(count, { other: (n) => `${n} 件の文書を ${asset} に関連付ける必要があります` }),
  onAsset: 'この設備に登録済み',
  nothingToDo: (count) => plural(count, { other: (n) => `${n} 件の文書、対応は不要です` }),
  storedAs: (yours, stored) => `${yours} は ${stored} として保存されています`,
  on: (assets) => `設備：${assets}`,
  alsoOn: (assets) => `ほかの設備：${assets}`,
  linkToAsset: 'この設備に関連付ける',
  copyRequest: '関連付けの依頼をコピー',
  request: (asset) => `この文書を設備 ${asset} に関連付けてください。`,
  requestName: (name) => `文書：${name}`,
  requestId: (id) => `文書 ID：${id}`,
  requestAddress: (address) => `アドレス：${address}`,
  copyYourself: 'コピーできませんでした。次の文を選択してコピーしてください：',
  displayName: '表示名',
  file: 'ファイル',
  category: 'カテゴリ',
  organization: '組織',
  added: '追加日時',
  addedBy: (date, person) => `${date}（${person}）`,
  id: 'ID',
  copyId: 'ID をコピー',
  languages: '言語',
  supplier: 'サプライヤー',
  supplierUnnamed: 'サプライヤー文書',
  ai: 'AI 処理',
  aiNotYet: (state) => `未処理（${state}）`,
  aiOn: 'はい',
  aiOff: 'いいえ',
  details: '詳細',
  owner: '所有者',
  manufacturer: 'メーカー',
  type: '種類',
  updated: '更新',
  categoryId: 'カテゴリ ID',
  categoryLanguage: 'カテゴリの言語',
  organizationId: '組織 ID',
  aiState: 'AI 処理の状態',
  aiUpdated: 'AI 処理の更新',
  maintenance: '保全記録',
  linked: (count) => plural(count, { other: (n) => `${n} 件の設備に関連付け` }),
  notLinked: 'どの設備にも関連付けられていません',
  thisAsset: (asset) => `${asset} · この設備`,
  notHere: (asset) => `この設備（${asset}）には関連付けられていません。`,
  serviceSays: 'サービスからのメッセージ',
  noDetails: 'サーバーから詳細情報が届いていません。',
  openDocument: '文書を開く',
  close: '閉じる',
};
