import type { ProblemMessages } from '../en/problems.ts';

/** Reasons why an upload failed or waits, and what to do. */
export const problemsZhHans: ProblemMessages = {
  network: '无法连接服务器。请检查网络连接，或稍后重试。',
  networkMidway:
    '服务器确认文档之前连接已中断。可能是网络或服务器故障，或文件超出服务器的限制。请重试：不会重复存储。',
  stalled: '上传停滞不动。请重试：不会重复存储。',
  noAnswer: '服务器尚未确认文档。请重试：不会重复存储。',
  outcomeUnknown: '文档可能已存储。',
  contract: {
    'not-json': '无法理解服务器的答复，因此不知道文档是否已存储。请重试：不会重复存储。',
    'cut-short': '服务器的答复中断，因此不知道文档是否已存储。请重试：不会重复存储。',
    redirected:
      '答复来自另一个地址（可能是登录页面），而不是服务器，因此不知道文档是否已存储。请确认已登录且网络正确，然后重试。',
    'speaks-of-error': '服务器返回了错误而非确认，因此不知道文档是否已存储。请重试：不会重复存储。',
    'no-envelope': '服务器的答复没有说明文档是否已存储。请重试：不会重复存储。',
    'other-document': '服务器确认的是另一份文档，因此不知道此文档是否已存储。请重试：不会重复存储。',
  },
  fileChanged: '文件在选择之后被修改。请重新选择该文件，以上传当前版本。',
  fileChangedWhileSending: '文件在发送过程中被修改，已存储的文档可能已损坏。请重新选择该文件并再次上传。',
  fileGone: '文件已不在原来的位置。请将其放回后重试，或重新选择。',
  fileUnreadable: '无法读取文件。请在其他程序中关闭该文件，然后重试。',
  fileEmpty: '文件为空。请检查原文件后重新选择。',
  tooLarge: (size, limit) => `文件大小为 ${size}，上限为 ${limit}。请缩小或拆分文件后重新选择。`,
  type: (accepted) => `服务器只接受以下类型：${accepted}。请将文件另存为其中一种后重新选择。`,
  sizeRejected: (size) => `文件大小为 ${size}，服务器只接受更小的文件。请缩小或拆分文件后重新选择。`,
  typeRejected: (extension) =>
    `服务器不接受 ${extension} 文件。请将文件另存为其他格式（例如 PDF）后重新选择。`,
  roleMissing: '您的角色无权上传文档。请联系管理员。',
  roleMissingWith: (roles) => `角色 ${roles} 无权上传文档。请联系管理员。`,
  noToken: '您尚未登录。请登录后重试。',
  assetIdInvalid: '此设备编号无法发送到服务器。请检查设备编号。',
  http: {
    400: '服务器拒绝了此上传。',
    401: '服务器未接受您的登录。请重新登录，然后重试。',
    403: '您无权为此设备上传文档。请联系管理员。',
    404: '服务器中没有此设备。请检查设备编号。',
    413: '文件超出服务器的限制。请缩小或拆分文件后重新选择。',
    415: '服务器不接受此类文件。请将文件另存为其他格式（例如 PDF）后重新选择。',
    429: '服务器繁忙。请稍候重试。',
    507: '服务器的存储空间已满。请联系管理员。',
    client: (status) => `服务器拒绝了上传（状态码 ${status}）。`,
    server: (status) => `服务器响应异常（状态码 ${status}）。请稍后重试。`,
    blocked: (status) =>
      `本设备与服务器之间的代理或过滤器等阻止了此次上传（状态码 ${status}）。请重试，或联系管理员。`,
    unconfirmed: (status) =>
      `服务器返回了状态码 ${status} 而非确认，因此不知道文档是否已存储。请重试：不会重复存储。`,
  },
  pageSays: (words) => `页面内容：“${words}”`,
  baseUrlInvalid: '服务器地址设置有误。请联系管理员。',
  manualRejected: (finding) =>
    `已停止：此 ZIP 无法作为说明书上传。${finding}。请选择其他副本，或作为普通文件上传。`,
  unexpected: '此页面出现问题。请重试。',
};
