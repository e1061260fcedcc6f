import { createPlural } from '../../plural.ts';
import type { PreviewMessages } from '../en/preview.ts';

const plural = createPlural('zh-Hans');

/** Texts of the preview of a manual. */
export const previewZhHans: PreviewMessages = {
  title: (file) => `预览：${file}`,
  frame: '说明书',
  close: '关闭预览',
  back: '后退',
  forward: '前进',
  pages: (count) => plural(count, { other: (n) => `${n} 个页面` }),
  pageList: '说明书的页面',
  search: '搜索页面',
  nothing: '没有匹配的页面。',
  readingTitles: '仍在读取标题。',
  width: '宽度',
  widths: { phone: '手机', tablet: '平板', full: '全宽' },
  opening: '正在打开说明书…',
  missing: {
    internet: (count) => plural(count, { other: (n) => `此页面有 ${n} 项内容来自互联网，不在 ZIP 中` }),
    absent: (count) => plural(count, { other: (n) => `此页面需要的 ${n} 项内容在 ZIP 中缺失` }),
    spelling: (count) => plural(count, { other: (n) => `此页面需要的 ${n} 项内容在 ZIP 中的名称写法不同` }),
    damaged: (count) => plural(count, { other: (n) => `${n} 个文件已损坏` }),
    'too-large': (count) => plural(count, { other: (n) => `${n} 个文件过大，无法预览` }),
    more: (count) => plural(count, { other: (n) => `另有 ${n} 项` }),
  },
  spellingFixable: '修复会更正这些链接（脚本中的除外）。',
  outside: (url) => `此链接指向说明书之外的 ${url}，预览不会打开它。`,
  placeHidden: (line) => `检查出的位置在第 ${line} 行，位于页面中不可见的部分。`,
  absent: (path) => `ZIP 中没有 ${path}。读者在此处也会遇到错误。`,
  unshown: (path, size) => `此处不显示 ${path}（${size}）。它在 ZIP 中，读者可用其他程序打开。`,
  dismiss: '关闭提示',
  emptyWithoutScripts: '此页面没有脚本就没有内容，而预览不运行脚本；请从列表中选择其他页面。',
  failures: {
    unreadable: '无法读取文件，可能已被移动或更改；请重新选择。',
    unsafe: '无法显示此 ZIP 中的任何内容：它已损坏或不安全。',
    crashed: '预览已停止工作。请关闭后重新打开。',
    frame: '此处无法使用预览。请联系管理员。',
  },
  frameFacts: {
    blocked: (origin) => `此页面的 Content-Security-Policy 阻止了预览。请将 ${origin} 添加到 frame-src。`,
    silent: (url) =>
      `${url} 未启动。Web 服务器发送此文件时必须使用单独的 Content-Security-Policy，允许内联脚本，并在 frame-ancestors 中列出此页面。`,
  },
};
