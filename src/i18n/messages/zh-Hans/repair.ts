import { createPlural } from '../../plural.ts';
import type { RepairMessages } from '../en/repair.ts';

const plural = createPlural('zh-Hans');

/** Texts for repairing a manual and informing its author. */
export const repairZhHans: RepairMessages = {
  reading: '正在读取所有页面…',
  making: '正在生成副本…',
  checking: '正在检查副本…',
  cancel: '取消',
  intro: '您的文件不会被更改。副本仅包含所选的修复；文字和脚本保持不变。',
  nothing: '只有说明书的作者才能解决这些问题。',
  whichFiles: (count) => plural(count, { other: (n) => `相关文件（${n}）` }),
  places: (entry, count) => (count === 1 ? entry : plural(count, { other: (n) => `${entry}，${n} 处` })),
  moreFiles: (count) => plural(count, { other: (n) => `另有 ${n} 个` }),
  items: {
    unwrap: (folder) => `将文件夹“${folder}”中的所有内容移出`,
    adapted: (files) => plural(files, { other: (n) => `${n} 个文件中的链接经过该文件夹，将一并调整。` }),
    junk: (count) => plural(count, { other: (n) => `去掉 ${n} 个系统文件` }),
    unsafe: (count) => plural(count, { other: (n) => `去掉 ${n} 个不允许的文件` }),
    addStart: (page, name) => `添加指向 ${page} 的起始页 ${name}`,
    addStartHint: '它会自动打开该页面，并带有指向它的链接。',
    renameStart: (name, newName) => `将 ${name} 重命名为 ${newName}`,
    renamedLinks: (files) => plural(files, { other: (n) => `${n} 个文件中指向它的链接将一并调整。` }),
    names: (count) => plural(count, { other: (n) => `将 ${n} 个文件名中的 \\ 改为 /` }),
    case: (count) => plural(count, { other: (n) => `更正 ${n} 个链接中的大小写` }),
    backslashes: (count) => plural(count, { other: (n) => `将 ${n} 个链接中的 \\ 改为 /` }),
  },
  compare: (before, after) => `之前：${before}。现在：${after}。`,
  none: '未发现问题',
  save: '保存副本',
  close: '关闭',
  failed: {
    unreadable: '无法读取文件，可能已被移动、更改或在别处打开。',
    unavailable: '无法在此浏览器中进行修复。',
  },
  copyReport: '复制报告',
  saveReport: '保存报告',
  printable: '保存打印版',
  printed: (date) => `检查报告打印版，检查时间：${date}`,
};
