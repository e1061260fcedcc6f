import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('zh-Hans');

/** Texts of the report on a manual. */
export const manualZhHans: Messages['manual'] = {
  reading: (done, total) => `正在检查，已完成 ${done} 个文件，共 ${total} 个`,
  progress: '说明书检查进度',
  stop: '停止检查',
  stopped: '未检查全部内容。',
  unread: (count) => plural(count, { other: (n) => `${n} 个文件过大，未检查其中的链接。` }),
  sound: '未发现问题',
  errors: (count) => plural(count, { other: (n) => `${n} 个错误` }),
  warnings: (count) => plural(count, { other: (n) => `${n} 个警告` }),
  infos: (count) => plural(count, { other: (n) => `${n} 个提示` }),
  severity: { error: '错误', warning: '警告', info: '提示' },
  preview: '预览',
  showPlace: '在预览中显示',
  noPreview: '无法加载预览。',
  found: (count) => plural(count, { other: (n) => `检查结果（${n}）` }),
  line: (line) => `第 ${line} 行`,
  more: (count) => plural(count, { other: (n) => `另有 ${n} 处` }),
  nearest: (name) => `您是指 ${name} 吗？`,
  missing: (scheme) => `前面是否缺少 ${scheme}？`,
  toDo: (remedy) => `处理方法：${remedy}`,
  forAuthor: (remedy) => `致编写者：${remedy}`,
  search: '搜索检查结果',
  show: '显示',
  all: '全部',
  nothing: '没有匹配的检查结果。',
  moreInReport: (count) => plural(count, { other: (n) => `报告中还有 ${n} 处。` }),
  saveJson: '另存为 JSON',
  reportTitle: (file) => `${file} 的检查报告`,
  verdict: {
    manual: '这是离线说明书。',
    'not-a-manual': '这不是离线说明书。',
    unsafe: '此 ZIP 已损坏或不安全。',
  },
  facts: (startPage, pages, files) => `起始页：${startPage}。页面数：${pages}。文件数：${files}。`,
  noStartPage: '无',
};
