import { createPlural } from '../../plural.ts';
import type { MakeMessages } from '../en/make.ts';

const plural = createPlural('zh-Hans');

/** Texts for packing a folder into a manual. */
export const makeZhHans: MakeMessages = {
  list: '要上传的文件夹',
  waiting: (count) =>
    count === 1 ? '如何上传此文件夹？' : plural(count, { other: (n) => `如何上传这 ${n} 个文件夹？` }),
  looksLike: (name) => `“${name}”看起来是离线说明书`,
  facts: (files, size, startPage) =>
    `${plural(files, { other: (n) => `${n} 个文件` })} · ${size} · 起始页：${startPage}`,
  asZip: '作为说明书',
  asFiles: (count) => plural(count, { other: (n) => `作为 ${n} 个单独文件` }),
  leave: '移除',
  packing: '正在打包说明书…',
  cancel: '取消',
  rejected: '此文件夹无法作为说明书上传。请更正以下文件，然后重新添加该文件夹。',
  failed: {
    unreadable: '无法读取此文件夹中的一个文件，可能已被移动或在别处打开。',
    unavailable: '无法在此浏览器中打包说明书。请自行将文件夹打包为 ZIP，然后选择该文件。',
  },
};
