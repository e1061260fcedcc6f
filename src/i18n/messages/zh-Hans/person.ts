import { createPlural } from '../../plural.ts';
import type { PersonMessages } from '../en/person.ts';

const plural = createPlural('zh-Hans');

/** Texts about who is signed in, and whose files are on a shared device. */
export const personZhHans: PersonMessages = {
  /** Before a sign-in: the uploads of the last person are shown. */
  away: {
    title: '您尚未登录',
    uploads: (name) => `以下是保存在本机上的 ${name} 的上传项。在 ${name} 登录之前，不会发送或更改任何内容。`,
    files: '您现在添加的文件将归下一位登录的人所有。',
    upload: '登录后上传',
  },
  /** After a sign-in: files that were chosen before it. */
  unclaimed: {
    title: (count) =>
      plural(count, {
        other: (n) => `此前在此选择了 ${n} 个文件，可能是其他人选择的`,
      }),
    ask: (name) => `以 ${name} 的身份上传？`,
    askUnnamed: '这些是您的文件吗？',
    claim: '是，这些是我的文件',
    discard: (count) =>
      plural(count, {
        other: (n) => `不是，丢弃 ${n} 个文件`,
      }),
  },
  /** After another person has signed in. */
  changed: {
    title: (name) => `${name} 现已登录`,
    kept: (count, former) =>
      plural(count, {
        other: (n) => `${former} 选择的 ${n} 个文件已为 ${former} 保存在本机上。`,
      }),
    lost: (count, former) =>
      plural(count, {
        other: (n) => `${former} 选择的 ${n} 个文件无法保存在本机上。`,
      }),
    close: '关闭',
  },
  /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
  left: {
    title: (count) => `本机上等待的上传：${count} 个`,
    moved: (former, current) => `它们是为 ${former} 保存的。此页面现在上传到 ${current}。`,
    notSaved: '此页面不再在本机上保存文件。',
    outcomeUnknown: '其中一些可能已经存储。',
    withoutFile: (count) => `缺少文件：${count} 个`,
    upload: '立即上传',
    discard: '放弃上传',
    othersTitle: (count) => `其他人已等待 30 天的上传：${count} 个`,
    others: '所有者登录后会发送。仅在不再需要时丢弃。',
  },
  /** In a host’s page, until it says who is signed in. */
  pending: (count) =>
    plural(count, {
      other: (n) => `确认登录者后，将添加 ${n} 个文件。`,
    }),
};
