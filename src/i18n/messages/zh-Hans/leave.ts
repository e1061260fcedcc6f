import { createPlural } from '../../plural.ts';
import type { LeaveMessages } from '../en/leave.ts';

const plural = createPlural('zh-Hans');

/** Texts of the question before signing out with unsent documents. */
export const leaveZhHans: LeaveMessages = {
  title: (count) => plural(count, { other: (n) => `${n} 个文档尚未存储` }),
  chosen: (count) => plural(count, { other: (n) => `${n} 个已选择` }),
  allSaved: (name) => `如果稍后完成，${name} 在本机登录后，所有内容都会恢复。其他人看不到。`,
  continues: '届时，进行中和等待中的上传会继续。',
  notSaved: (name) => `这些文档未保存在本机上，${name} 现在退出将丢失它们。`,
  wait: '请保持登录，直到上传完成。',
  partly: (count) => plural(count, { other: (n) => `其中 ${n} 个未保存在本机上：届时需要重新选择文件。` }),
  notDiscardedTitle: '无法放弃上传',
  notDiscarded: (name) =>
    `文档仍保存在本机上，只有 ${name} 可以看到。此页面的另一个标签页可能正在等待回应：请先关闭其中的对话框，然后重试。`,
  stay: '保持登录',
  keep: '退出登录，稍后完成',
  discard: (count) => plural(count, { other: (n) => `退出登录并放弃 ${n} 个文档` }),
};
