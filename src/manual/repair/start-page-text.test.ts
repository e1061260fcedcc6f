import { expect, test } from 'vitest';

import { startPageTarget, startPageText } from './start-page-text.ts';

const body = (lang: string, address: string, title: string): string => `<!doctype html>
<html${lang}>
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${address}">
<title>${title}</title>
</head>
<body>
<p><a href="${address}">${title}</a></p>
</body>
</html>
`;

test.each([
  [{ target: 'pages/a b.htm', title: 'Press 42' }, body('', 'pages/a%20b.htm', 'Press 42')],
  [
    { target: 'a.htm', title: '<"A" & \'B\'> & <C>', language: 'de" x="<&>' },
    body(
      ' lang="de&quot; x=&quot;&lt;&amp;&gt;"',
      'a.htm',
      "&lt;&quot;A&quot; &amp; 'B'&gt; &amp; &lt;C&gt;",
    ),
  ],
])('[REPAIR-6] the page that redirects to %j', (start, expected) => {
  expect(startPageText(start)).toBe(expected);
  expect(startPageTarget(expected)).toBe(start.target);
  expect(startPageTarget(expected.replace('<body>', '<body>Contents'))).toBeUndefined();
});

test.each(['', body('', '//elsewhere/a.html', 'a'), body('', '../a.html', 'a'), body('', 'a.html', '<b>')])(
  '[INSPECT-6] no other text is taken for an added start page: %j',
  (text) => expect(startPageTarget(text)).toBeUndefined(),
);
