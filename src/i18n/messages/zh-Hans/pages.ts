import { createPlural } from '../../plural.ts';
import type { PagesMessages } from '../en/pages.ts';

const plural = createPlural('zh-Hans');

/** Texts of the header, the account menu and the first page. */
export const pagesZhHans: PagesMessages = {
  account: {
    button: (name) => `账户：${name}`,
    roles: (roles) => `角色：${roles}`,
    noRole: '无角色',
  },
  header: {
    offline: '离线',
    done: (done, total) => `${done} / ${total}`,
  },
  assetDocuments: '此设备的文档',
  chooseAsset: {
    title: '选择设备',
    intro: '请选择文档所属的设备。',
    label: '搜索或输入设备编号',
    hint: '可在铭牌或维护系统中找到，例如 PRESS-0042。',
    open: (id) => `打开设备 ${id}`,
    openAsIs: (id) => `按原样打开 ${id}`,
    unlisted: '不在列表中。请核对铭牌或维护系统中的编号。',
    unknown: (id) => `未找到 ${id}。请核对铭牌，或继续。`,
    similar: '您是不是要找',
    checking: (id) => `仍在核对 ${id}。您可以继续。`,
    notChecked: (id) => `无法核对 ${id}。您可以继续。`,
    offline: (id) => `您处于离线状态，因此未核对 ${id}。您可以继续。`,
    missing: '请输入设备编号',
    impossible: '请输入“.”或“..”以外的设备编号',
    recent: '最近的设备',
    all: '设备',
    found: (count) => plural(count, { other: (n) => `找到 ${n} 台设备` }),
    shown: (shown, total) => `显示 ${shown} / ${total}。请搜索以查找其余设备。`,
  },
};
