import type { PdfFindingTexts } from '../en/pdf-findings.ts';

/** Texts of findings about PDFs. */
export const pdfFindingsZhHans: PdfFindingTexts = {
  forAi: (title) => `${title}：AI 无法读取`,
  webPage: '这是网页，不是 PDF，可能是登录页面。请重新下载文档。',
  fromTitle: '取自文档的标题。',
  findings: {
    'PDF-NOT-PDF': {
      title: '不是 PDF',
      advice: '文件名以 .pdf 结尾，但内容是其他格式。请打开确认是否为正确的文件。',
    },
    'PDF-TRUNCATED': { title: '已损坏：不完整', advice: '文件末尾缺失，页面也可能缺失。请重新下载或导出。' },
    'PDF-DAMAGED': { title: '已损坏', advice: '有些程序无法打开此 PDF 或其全部页面。请重新下载或导出。' },
    'PDF-NO-PAGES': { title: '没有页面', advice: '此 PDF 没有页面。请重新导出。' },
    'PDF-PASSWORD': {
      title: '受密码保护',
      advice: '没有密码就无法打开，搜索也找不到其内容。如有可能，请上传不带密码的副本。',
    },
    'PDF-RESTRICTED': {
      title: '文本无法复制',
      advice: '此 PDF 无需密码即可打开，但不允许提取文本。搜索可能找不到其内容。',
    },
    'PDF-NO-TEXT': {
      title: '扫描件，没有文本',
      advice: '页面是图片，搜索找不到其内容。如有可能，请先进行文字识别 (OCR)。',
    },
    'PDF-GARBLED-TEXT': {
      title: '文本无法搜索',
      advice: '文本显示正常，但 PDF 中缺少对应的字符。搜索找不到其内容。请连同字体重新导出。',
    },
    'PDF-BLANK-PAGES': { title: '空白页', advice: '页面上没有内容。请打开此 PDF 确认是否为正确的文件。' },
    'PDF-XFA': {
      title: '仅少数程序支持的表单',
      advice: '大多数程序只显示“请稍候”。请将表单打印为 PDF 后上传。',
    },
    'PDF-UNCHECKED': { title: '未检查', advice: '无法在本机上检查此 PDF。仍可上传。' },
    'PDF-ATTACHMENTS': {
      title: '包含附件',
      advice: '此 PDF 内含其他文件，容易被忽略。如果重要，请单独上传。',
    },
    'PDF-SCRIPT': { title: '包含脚本', advice: '大多数程序会忽略 PDF 中的脚本。' },
  },
};
