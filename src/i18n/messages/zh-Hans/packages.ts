import { createPlural } from '../../plural.ts';
import type { PackageTexts } from '../en/packages.ts';

const plural = createPlural('zh-Hans');

/** Texts of handover packages in their row and panel, and of the documents taken from them, in Chinese. */
export const packagesZhHans: PackageTexts = {
  formats: {
    documentation: '交付文档包 (VDI 2770)',
    document: '交付文档 (VDI 2770)',
    iirds: 'iiRDS 文档包',
    iirdsA: '归档文档包 (iiRDS/A)',
    iirdsH: '交付文档包 (iiRDS/H)',
    aasx: '资产管理壳 (AASX)',
  },
  topics: (count) => plural(count, { other: (n) => `${n} 个主题` }),
  languages: (count) => plural(count, { other: (n) => `${n} 种语言` }),
  forSerial: (serial) => `序列号 ${serial}`,
  forSerials: (count) => plural(count, { other: (n) => `${n} 个序列号` }),
  notChecked: '无法检查此文档包的内容。您仍可上传。',
  asOne: '作为一个文件上传',
  asOneHint: '文档包原样存储为一个文档。',
  asDocuments: (count) => plural(count, { other: (n) => `添加为 ${n} 个文档` }),
  asDocumentsHint: '每个 PDF 成为一个文档，有各自的标题和类别。',
  withoutPdf: (count) => plural(count, { other: (n) => `${n} 个文档没有 PDF，不会添加。` }),
  adding: (progress) => `正在添加文档：${progress}`,
  noneReadable: '无法读取这些文档。',
  noneAdded: '无法读取这些文档。您仍可将文档包作为一个文件上传。',
  added: (count, name) => plural(count, { other: (n) => `已从“${name}”添加 ${n} 个文档。` }),
  someUnread: (count) => plural(count, { other: (n) => `${n} 个文档无法读取。` }),
  documents: '文档',
  more: (count) => plural(count, { other: (n) => `还有 ${n} 个` }),
  noTitle: '无标题',
  noPdf: '没有 PDF',
  product: '产品',
  serial: '序列号',
  language: '语言',
  topicsName: '主题',
  manufacturer: '制造商',
  classes: {
    '01-01': '标识',
    '02-01': '技术规格',
    '02-02': '图纸、平面图',
    '02-03': '部件',
    '02-04': '证书、声明',
    '03-01': '装配、调试、拆卸',
    '03-02': '操作',
    '03-03': '一般安全',
    '03-04': '检查、维护、测试',
    '03-05': '修理',
    '03-06': '备件',
    '04-01': '合同文件',
  },
};
