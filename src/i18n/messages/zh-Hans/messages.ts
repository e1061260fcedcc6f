import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { addZhHans } from './add.ts';
import { manualZhHans } from './manual.ts';
import { releaseZhHans } from './release.ts';
import { uploadsZhHans } from './uploads.ts';

const plural = createPlural('zh-Hans');

/**
 * Texts in Simplified Chinese, except those of deferred parts. A space stands between Chinese and Latin letters or digits.
 *
 * Words besides the glossary: ID 编号, scanned code 码 (代码 is source code), archive 压缩包, this device 本机 (设备 is the
 * asset), to remove from the list 移除 (删除 deletes the file), check or inspection 检查.
 */
export const zhHans: Messages = {
  app: {
    name: '设备文档',
    loading: '正在加载…',
    language: '语言',
    density: '显示密度',
    densities: { comfortable: '宽松', compact: '紧凑', touch: '大号，适合戴手套' },
    assets: '设备',
    brokenTitle: '此页面已停止工作',
    brokenHint: '进行中的上传可能已中断。请重新加载页面以继续。',
    brokenPageHint: '进行中的上传仍在继续。请打开其他页面，或在上传完成后重新加载。',
    drafts: '已选择、尚未上传：',
    reload: '重新加载页面',
    partMissing: '页面的一部分未能加载。进行中的上传仍在继续。',
    loadPart: '重试',
    technicalFacts: '详细信息',
  },
  release: releaseZhHans,
  config: { retry: '重试' },
  signIn: {
    close: '关闭',
    failedTitle: '登录失败',
    outTitle: '您已退出登录',
    outHint: '请登录以添加文档。未发送的文档会在添加者登录后继续上传。',
    signIn: '登录',
    asSomeoneElse: '以其他人身份登录',
    again: '重新登录',
    signOut: '退出登录',
    unreachable: '无法确认您的身份。保存在本机上的文件是安全的。',
    failedHint: '请重新登录。如果问题仍然存在，请联系管理员。',
    storageBlocked: (host: string) =>
      `此浏览器不允许 ${host} 存储数据，因此无法登录。请在浏览器设置中允许 ${host} 使用 Cookie 和网站数据，或咨询管理员，然后重试。`,
    sessionOpen: '您在身份提供方的会话仍处于打开状态。在共用的电脑或手机上，请在那里也退出登录。',
    providerBlocked: (address) =>
      `此页面的 Content Security Policy 不允许访问 ${address}。请将该地址添加到 connect-src。`,
    providerSilent: (address) => `无法访问 ${address}。请检查该地址，并确认它接受来自此页面的请求 (CORS)。`,
  },
  roleNotice: {
    title: '您无法上传文档',
    own: (roles) => (roles === '' ? '您登录的账户没有角色。' : `您的角色：${roles}。`),
    needed: (roles) => `上传需要以下角色之一：${roles}。`,
    ask: (who) => `请联系：${who}`,
    administrator: '管理员',
  },
  add: addZhHans,
  manual: manualZhHans,
  errorSummary: {
    title: '填写有误',
    more: (count) => plural(count, { other: (n) => `另有 ${n} 项` }),
  },
  copy: {
    copied: '已复制',
    failed: '无法复制',
  },
  combobox: {
    results: (count) => plural(count, { other: (n) => `${n} 个结果` }),
    none: '未找到',
  },
  uploads: uploadsZhHans,
  history: {
    title: '以往上传，来自本机',
    note: (count) => plural(count, { other: (n) => `${n} 个文档` }),
    hint: '在本机上保留 30 天。',
    clear: '清除记录',
  },
};
