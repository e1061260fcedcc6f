import { createPlural } from '../../plural.ts';
import type { MoveMessages } from '../en/move.ts';

const plural = createPlural('zh-Hans');

/** Texts about moving uploads to another asset, and about files that name another one. */
export const moveZhHans: MoveMessages = {
  open: '移动到其他设备…',
  title: '移动到其他设备',
  assetId: '设备编号',
  uploads: '要移动的上传项',
  notSentYet: '关闭此窗口之前不会发送任何内容。',
  sameAsset: '请输入其他设备的编号',
  noneSelected: '请至少选择一个上传项',
  confirm: (count) => plural(count, { other: (n) => `移动 ${n} 个上传项` }),
  cancel: '取消',
  beingSent: (count) => plural(count, { other: (n) => `${n} 个上传项正在发送。要移动，请先暂停。` }),
  outcomeUnknown: (count) => plural(count, { other: (n) => `${n} 个上传项可能已存储，无法移动。` }),
  locked: (asset) => `无法更改设备：文档可能已存储在 ${asset} 上。`,
  moved: (count, asset) => plural(count, { other: (n) => `已将 ${n} 个上传项移动到 ${asset}` }),
  notMoved: (count) => plural(count, { other: (n) => `${n} 个上传项已在发送，未移动。` }),
  show: '显示',
  undo: '撤销',
  /** For files that are chosen but not uploaded yet. */
  change: {
    open: '更改设备',
    hint: '所选文件和已输入的内容会保留。',
    occupied: (asset) => `已为 ${asset} 选择了文件。请先上传或移除这些文件。`,
  },
  guard: {
    title: '设备是否正确？',
    names: (file, asset) => `“${file}”的名称中含有 ${asset}。`,
    namesMany: (file, more, asset) =>
      plural(more, { other: (n) => `“${file}”和另外 ${n} 个文件的名称中含有 ${asset}。` }),
    ofPackage: (packageName, product, asset) => `“${packageName}”适用于 ${product}。该产品属于 ${asset}。`,
    uploadingTo: (asset) => `您正在上传到 ${asset}。`,
    anyway: (asset) => `仍然上传到 ${asset}`,
    upload: (parts) => `上传：${parts}`,
    also: (parts, part) => `${parts}，${part}`,
    to: (count, asset) => plural(count, { other: (n) => `${n} 个到 ${asset}` }),
    toNamed: (count) => plural(count, { other: (n) => `${n} 个到其名称所指的设备` }),
    back: '返回',
  },
};
