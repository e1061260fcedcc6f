const hit = 'data-hit onerror=hit() onload=hit() onfocus=hit() onclick=hit() onmouseover=hit()';

/** Elements that run code, in forms that escape from markup contexts. */
const elements = [
  `<img src=x ${hit}>`,
  `<svg ${hit}><animate onbegin=hit() attributeName=x dur=1s></svg>`,
  `<iframe srcdoc="<script>parent.hit()</script>" ${hit}></iframe>`,
  `<script data-hit>hit()</script>`,
  `<input autofocus ${hit}>`,
  `<details open ontoggle=hit() ${hit}>`,
  `<video ${hit}><source onerror=hit()></video>`,
  `<object data="javascript:hit()" ${hit}></object>`,
  `<embed src="javascript:hit()" ${hit}>`,
  `<a href="javascript:hit()" ${hit}>x</a>`,
  `<form action="javascript:hit()" ${hit}><button autofocus>x</button></form>`,
  `<meta http-equiv="refresh" content="0;url=https://hostile.example/" data-hit>`,
  `<link rel="stylesheet" href="https://hostile.example/x.css" data-hit>`,
  `<base href="https://hostile.example/" data-hit>`,
  `<style data-hit>@import "https://hostile.example/y.css";</style>`,
  `<math><mtext><img src=x ${hit}></mtext></math>`,
  `<noscript><p title="</noscript><img src=x ${hit}>">`,
  `<template shadowrootmode=open><img src=x ${hit}></template>`,
  `<marquee onstart=hit() ${hit}>`,
  `<x-y is=img ${hit} tabindex=1 autofocus>`,
];
const outOf = ['', '">', "'>", '-->', '</title></textarea></style></script>'];

/** Harmful texts without markup: formulas, templates, direction marks, unprintable and very long ones. */
const others = [
  'javascript:hit()',
  'JaVa\tScRiPt:hit()',
  'data:text/html,<script>hit()</script>',
  'https://hostile.example/?{documentId}',
  '//hostile.example/',
  '{{constructor.constructor("hit()")()}}',
  '${hit()}',
  '=HYPERLINK("https://hostile.example/","x")',
  '\u202egpj.exe\u202c',
  '\u0000\u0001\u001b[31m',
  '\u2028\u2029\ufeff\u200b',
  'Z\u0351\u036b\u0343\u036a\u0302'.repeat(40),
  'W'.repeat(3000),
  '__proto__',
  'constructor',
  'toString',
  '</',
  '&lt;img src=x onerror=hit()&gt;',
  '&#x3c;img src=x onerror=hit()&#x3e;',
  '%3Cimg%20src%3Dx%20onerror%3Dhit()%3E',
];

/** 120 texts that try to be markup or code, each with a number to identify it. */
export const hostileTexts: readonly string[] = [
  ...outOf.flatMap((end) => elements.map((element) => end + element)),
  ...others,
].map((text, index) => `${index} ${text}`);

/** The same in a few lines, where each text would need an upload. */
export const hostileLines: readonly string[] = Array.from({ length: hostileTexts.length / 5 }, (_, at) =>
  hostileTexts.slice(at * 5, at * 5 + 5).join(' '),
);
