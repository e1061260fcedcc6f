import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('zh-Hans');

/** The dialog about what the service holds already. */
export const duplicateZhHans: Messages['duplicate'] = {
  title: (count) => (count === 1 ? '此文档已存在' : plural(count, { other: (n) => `${n} 个文档已存在` })),
  lead: (file) => `没有重复存储。服务器中已有与 ${file} 内容相同的文档。`,
  leadMany: '没有重复存储。服务器中已有与这些文件内容相同的文档。',
  displayName: '显示名称',
  file: '文件',
  category: '类别',
  organization: '组织',
  added: '添加时间',
  addedBy: (date, person) => `${date}，${person}`,
  id: '编号',
  copyId: '复制编号',
  languages: '语言',
  supplier: '供应商',
  supplierUnnamed: '供应商文档',
  ai: 'AI 处理',
  aiNotYet: (state) => `尚未处理（${state}）`,
  aiOn: '是',
  aiOff: '否',
  maintenance: '维护记录',
  linked: (count) => plural(count, { other: (n) => `已关联 ${n} 台设备` }),
  notLinked: '未关联任何设备',
  thisAsset: (asset) => `${asset} · 当前设备`,
  notHere: (asset) => `未关联当前设备 ${asset}。`,
  serviceSays: '服务器消息',
  noDetails: '服务器未提供详细信息。',
  openDocument: '打开文档',
  close: '关闭',
};
