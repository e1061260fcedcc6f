import { createEither } from '../../either.ts';
import type { ConfigMessages } from '../en/config.ts';

/** Texts about `config.json`, for administrators. */
export const configJa: ConfigMessages = {
  failedTitle: 'アプリが正しく設定されていません',
  wrong: 'config.json に誤りがあります。管理者に連絡してください：',
  notFound: (url) => `${url} にファイルがありません。config.sample.json をここにコピーして記入してください。`,
  status: (url, status) => `サーバーは ${url} に対してステータス ${status} を返しました。`,
  unreachable: (url) => `${url} を読み込めません。接続とサーバーを確認してください。`,
  html: (url) =>
    `サーバーは ${url} の代わりに Web ページを返しました。ファイルがあること、サーバーがすべてのアドレスに index.html を返していないことを確認してください。`,
  notJson: (url, line, column) => `${url} は正しい JSON ではありません：${line} 行 ${column} 列。`,
  nearest: (key) => `「${key}」のことですか？`,
  unknownKey: 'は設定にないキーです。',
  missing: (expected) => `がありません。${expected}が必要です。`,
  shouldBe: (expected) => `は${expected}でなければなりません。`,
  expected: {
    text: '空でない文字列',
    number: '引用符なしの数値',
    'whole-number': '引用符なしの整数',
    'yes-or-no': '引用符なしの true または false',
    list: '[ ] で囲んだリスト',
    'list-or-its-address': '[ ] で囲んだリスト、または { "url": … } で示すアドレス',
    object: '{ } で囲んだキーと値',
    address: '絶対またはページからの相対の Web アドレス',
    colour: '"#0b5c7d" のように、明るいページで読める濃さの色',
    contact: 'https:、http:、mailto:、tel: のいずれかで始まるアドレス',
    'asset-code': '"iec61406"、"gs1"、"siemens"、"plain"、または (?<asset>…) グループを含む正規表現',
    'slow-pattern': '繰り返しが三つ以内で、入れ子になっていない正規表現',
    function: '関数',
    link: '{ } に ID の位置を示した文字列、または ID を受け取る関数',
    'document-link': '{documentId} を含む http(s) または相対アドレス',
    'asset-link': '{assetId} を含む http(s) または相対アドレス',
    'file-type': '".pdf" のような拡張子、または "image/png" や "image/*" のようなメディアタイプ',
    'safety-error': '"error"：アーカイブの安全性に関するエラーは下げられません',
    other: '別の値',
    oneOf: createEither('ja'),
    above: (limit) => `${limit} より大きい数値`,
    atLeast: (limit) => `${limit} 以上の数値`,
    atMost: (limit) => `${limit} 以下の数値`,
  },
};
