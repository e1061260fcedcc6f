import { createEither } from '../../either.ts';
import type { ConfigMessages } from '../en/config.ts';

/** Texts about `config.json`, for administrators. */
export const configZhHans: ConfigMessages = {
  failedTitle: '应用设置有误',
  wrong: 'config.json 有误。请联系管理员：',
  notFound: (url) => `${url} 处没有文件。请将 config.sample.json 复制到该地址并填写。`,
  status: (url, status) => `服务器对 ${url} 返回了状态 ${status}。`,
  unreachable: (url) => `无法加载 ${url}。请检查连接和服务器。`,
  html: (url) =>
    `服务器返回了网页，而不是 ${url}。请检查文件是否存在，以及服务器是否对所有地址都返回 index.html。`,
  notJson: (url, line, column) => `${url} 不是有效的 JSON：第 ${line} 行，第 ${column} 列。`,
  nearest: (key) => `您是指“${key}”吗？`,
  unknownKey: '不是有效的配置键。',
  missing: (expected) => `缺失，应为${expected}。`,
  shouldBe: (expected) => `应为${expected}。`,
  expected: {
    text: '非空文本',
    number: '不带引号的数字',
    'whole-number': '不带引号的整数',
    'yes-or-no': '不带引号的 true 或 false',
    list: '[ ] 中的列表',
    'list-or-its-address': '[ ] 中的列表，或以 { "url": … } 给出的列表地址',
    object: '{ } 中的键和值',
    address: '网址，绝对地址或相对于页面的地址',
    colour: '颜色，如 "#0b5c7d"，且足够深，在浅色页面上清晰可读',
    contact: '以 https:、http:、mailto: 或 tel: 开头的地址',
    'asset-code': '"iec61406"、"gs1"、"siemens"、"plain"，或含有 (?<asset>…) 组的正则表达式',
    'slow-pattern': '最多三处重复且互不嵌套的正则表达式',
    function: '函数',
    link: '在 { } 中留有编号位置的文本，或以编号为参数的函数',
    'document-link': ' 包含 {documentId} 的 http(s) 地址或相对地址',
    'asset-link': ' 包含 {assetId} 的 http(s) 地址或相对地址',
    'file-type': ' ".pdf" 之类的扩展名，或 "image/png"、"image/*" 之类的媒体类型',
    'safety-error': '"error"：与压缩包安全有关的错误不能降级',
    other: ' 其他值',
    oneOf: createEither('zh-Hans'),
    above: (limit) => `大于 ${limit} 的数字`,
    atLeast: (limit) => `不小于 ${limit} 的数字`,
    atMost: (limit) => `不大于 ${limit} 的数字`,
  },
};
