import { formatNames } from '../format-names.ts';
import type { FindingTerms } from '../en/finding-terms.ts';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: '空',
  ole: '旧版 Office 文档',
  exe: 'Windows 程序',
  elf: 'Linux 程序',
  text: '文本',
  unknown: '未知',
};

/** Terms for codes in the params of a finding. */
export const findingTermsZhHans: FindingTerms = {
  'ZIP-NOT-A-ZIP': contents,
  'ENTRY-TYPE': contents,
  'DOC-NOT-HTML': contents,
  'ZIP-DIRECTORY': {
    record: '有无法读取的条目',
    count: '文件数量不符',
    offset: '位置不符',
  },
  'ZIP-ZIP64': {
    'extra-field': '某个文件的大小',
    'no-record': '缺少长记录',
    'record-not-adjacent': '长记录位置不符',
    'extensible-data': '长记录含有附加数据',
    'other-record': '指向了另一条记录',
    'end-record': '压缩包末尾',
  },
  'ZIP-HEADER': {
    signature: '该处没有文件开始',
    place: '位置',
    name: '名称',
    method: '压缩方法',
    flags: '标志',
    crc: '校验和',
    size: '大小',
    'packed-size': '压缩后大小',
    extra: '附加字段',
  },
  'ZIP-DEFLATE': {
    'unexpected end': '提前结束',
    other: '编码无效',
  },
  'ZIP-BOMB': {
    entry: ({ size }) => `单个文件超过 ${size}`,
    ratio: ({ limit }) => `压缩超过 ${limit} 倍`,
    total: ({ size }) => `总计超过 ${size}`,
    entries: ({ limit }) => `超过 ${limit} 个文件`,
  },
  'NAME-UNSAFE': {
    empty: '名称为空',
    host: '网络路径',
    absolute: '从根目录开始的路径',
    drive: '驱动器号',
    parent: '“..”指向上级',
    control: '不可见字符',
  },
  'NAME-FILE-AND-FOLDER': {
    'folder-with-data': '文件夹自身带有内容',
    attribute: '属性与之不符',
    'file-in-between': '文件位于另一文件之下',
  },
  'NAME-LONG': {
    part: ({ size }) => `单个名称 ${size}`,
    path: ({ size }) => `总计 ${size}`,
    depth: ({ limit }) => `${limit} 层文件夹`,
  },
  'ENTRY-LINK': {
    link: '符号链接',
    device: '设备文件',
    socket: '套接字',
    volume: '卷标',
    unknown: '未知类型',
  },
  'ENTRY-HUGE-IMAGE': {
    pixels: ({ limit }) => `${limit} 像素`,
    bytes: ({ size }) => size,
  },
  'DOC-NEEDS-SERVER': {
    'service-worker': 'service worker',
    request: '加载其他文件的脚本',
    module: '模块脚本',
    worker: '在后台运行的脚本',
    include: '服务器端包含',
  },
  'LINK-MALFORMED': {
    scheme: '未知的地址类型',
    percent: '% 后没有数字',
    host: '无效的服务器名',
    temporary: '只存在于保存该页面的环境中',
  },
};
