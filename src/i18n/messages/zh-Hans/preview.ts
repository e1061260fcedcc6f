import { createPlural } from '../../plural.ts';
import type { PreviewWords } from '../en/preview.ts';

const plural = createPlural('zh-Hans');

/** The words of the preview of a manual, in Simplified Chinese. */
export const previewZhHans: PreviewWords = {
  title: (file) => `预览 ${file}`,
  frame: '手册',
  close: '关闭预览',
  back: '后退',
  forward: '前进',
  pages: (count: number) => plural(count, { other: (n) => `${n} 页` }),
  pageList: '手册的页面',
  search: '搜索页面',
  nothing: '没有匹配的页面。',
  readingTitles: '仍在读取标题。',
  width: '宽度',
  widths: { phone: '手机', tablet: '平板', full: '全宽' },
  opening: '正在打开手册…',
  missing: {
    internet: (count: number) => plural(count, { other: (n) => `此页有 ${n} 项内容来自互联网，不在 ZIP 中` }),
    absent: (count: number) => plural(count, { other: (n) => `此页需要的 ${n} 项内容不在 ZIP 中` }),
    damaged: (count: number) => plural(count, { other: (n) => `${n} 个文件已损坏` }),
    server: (count: number) =>
      plural(count, { other: (n) => `脚本要读取 ${n} 个文件，这只有在网页服务器上才行得通` }),
    'too-large': (count: number) => plural(count, { other: (n) => `${n} 个文件过大，无法预览` }),
    more: (count: number) => plural(count, { other: (n) => `还有 ${n} 个` }),
  },
  outside: (url) => `此链接指向手册之外：${url}。预览不会打开外部内容。`,
  placeHidden: (line) => `问题在第 ${line} 行，位于页面上看不见的部分。`,
  absent: (path) => `ZIP 中没有 ${path}。阅读者在这里也会遇到错误。`,
  unshown: (path, size) => `${path}（${size}）不在此显示。它在 ZIP 中，阅读者会用自己的程序打开。`,
  dismiss: '隐藏',
  failures: {
    unreadable: '无法读取文件。文件可能已被移动或更改；请重新选择。',
    unsafe: '此 ZIP 中的内容无法显示：它已损坏，或有意误导。',
    crashed: '预览已停止。请关闭后重新打开。',
    frame:
      '此页面的规则不允许预览框架，因此无法显示预览。页面的运营者可以放行：frame-src 须包含本应用的地址，并且那里须有 preview.html。',
  },
};
