import { createPlural } from '../../plural.ts';
import type { InspectionMessages } from '../en/inspection.ts';

const plural = createPlural('zh-Hans');

/** The words of the inspection of a ZIP in its row and its panel, in Chinese; loaded with them. */
export const inspectionZhHans: InspectionMessages = {
  review: '查看',
  canBeManual: '可以作为离线说明书上传',
  ready: '可以上传',
  pages: (count) => plural(count, { other: (n) => `${n} 个页面` }),
  files: (count) => plural(count, { other: (n) => `${n} 个文件` }),
  startsAt: (page) => `起始页 ${page}`,
  canBeFixed: (count) => plural(count, { other: (n) => `${n} 项可自动修复` }),
  fixable: '可修复',
  withFixable: (text, count) => plural(count, { other: (n) => `${text}，${n} 项可修复` }),
  places: (count) => plural(count, { other: (n) => `${n} 处` }),
  repairAndUse: '修复并使用',
  fixMore: (count) => plural(count, { other: (n) => `再修复 ${n} 个问题并使用` }),
  done: '完成',
  keepAsRegular: '保留为普通文件',
  chooseStart: '选择起始页',
  changeStart: '更改起始页',
  startHint: (name) => `读者从此页开始阅读。您的文件不会被更改：副本中会加入一个打开此页的 ${name}。`,
  useAsStart: '用作起始页',
  allPages: '显示所有页面',
  reviewChanges: '查看更改',
  inUse: '正在使用修复后的副本',
  withRegular: (upload, count) => plural(count, { other: (n) => `${upload}，其中 ${n} 个作为普通文件` }),
  allRegular: (upload) => `${upload}，作为普通文件`,
  folder: {
    isPackage: (name) => `“${name}”看起来是交付文档包`,
    asPackage: '作为文档包',
    packing: '正在创建文档包…',
  },
  found: (count) => plural(count, { other: (n) => `检查结果（${n}）` }),
  search: '搜索检查结果',
  show: '显示',
  all: '全部',
  nothing: '没有匹配的检查结果。',
  moreInReport: (count) => plural(count, { other: (n) => `报告中还有 ${n} 处。` }),
  reportTitle: (file) => `${file} 的检查报告`,
  verdict: {
    manual: '这是离线说明书。',
    'not-a-manual': '这不是离线说明书。',
    unsafe: '此 ZIP 已损坏或不安全。',
  },
  facts: (startPage, pages, files) => `起始页：${startPage}。页面数：${pages}。文件数：${files}。`,
  noStartPage: '无',
  toDo: (remedy) => `处理方法：${remedy}`,
  forAuthor: (remedy) => `致编写者：${remedy}`,
  nearest: (name) => `您是指 ${name} 吗？`,
  missing: (scheme) => `前面是否缺少 ${scheme}？`,
};
