import { createPlural } from '../../plural.ts';
import type { PagesMessages } from '../en/pages.ts';

const plural = createPlural('ja');

/** Texts of the header, the account menu and the first page. */
export const pagesJa: PagesMessages = {
  account: {
    button: (name) => `アカウント：${name}`,
    roles: (roles) => `ロール：${roles}`,
    noRole: 'ロールなし',
  },
  header: {
    offline: 'オフライン',
    done: (done, total) => `${done} / ${total}`,
  },
  assetDocuments: 'この設備の文書',
  chooseAsset: {
    title: '設備を選択',
    intro: '文書の対象となる設備を選択してください。',
    label: '検索または設備 ID を入力',
    hint: '銘板または保全システムに記載されています（例：PRESS-0042）。',
    open: (id) => `設備 ${id} を開く`,
    openAsIs: (id) => `${id} をそのまま開く`,
    unlisted: '一覧にありません。銘板または保全システムで ID を確認してください。',
    unknown: (id) => `${id} は登録されていません。銘板を確認するか、そのまま続けてください。`,
    similar: 'もしかして',
    checking: (id) => `${id} を確認しています。そのまま続けられます。`,
    notChecked: (id) => `${id} を確認できませんでした。そのまま続けられます。`,
    offline: (id) => `オフラインのため、${id} を確認していません。そのまま続けられます。`,
    missing: '設備 ID を入力してください',
    impossible: '「.」「..」以外の設備 ID を入力してください',
    recent: '最近の設備',
    all: '設備',
    found: (count) => plural(count, { other: (n) => `${n} 件の設備が見つかりました` }),
    shown: (shown, total) => `${total} 件中 ${shown} 件を表示しています。ほかの設備は検索してください。`,
  },
};
