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
  line: (line) => `第 ${line} 行`,
  more: (count) => plural(count, { other: (n) => `另有 ${n} 处` }),
  saveJson: '另存为 JSON',
};
