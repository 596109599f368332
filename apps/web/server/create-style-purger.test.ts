import { expect, test } from 'vitest';
import { createStylePurger } from './create-style-purger.ts';

const cut = (sheet: string, html: string) => createStylePurger(sheet)(html);

test('keeps a rule when the page has all classes of one of its selectors', () => {
  const sheet = '.card .title{color:red}.card,.gone{margin:0}.gone .title{top:0}.gone{left:0}';
  expect(cut(sheet, '<div class="card"><b class="title big">x</b></div>')).toBe(
    '.card .title{color:red}.card,.gone{margin:0}',
  );
});

test('keeps rules without classes', () => {
  const sheet =
    'html[data-initial-viewport] footer{top:0}#main{left:0}@font-face{font-family:A}@keyframes b{to{top:0}}';
  expect(cut(sheet, '<p>')).toBe(sheet);
});

test('ignores classes within :is, :not, :has and :where', () => {
  const sheet = ':is(.gone,main) p{top:0}p:not(.gone){left:0}p:has(.gone){right:0}:where(.gone>*){margin:0}';
  expect(cut(sheet, '<p>')).toBe(sheet);
});

test('unescapes class names in the stylesheet and decodes them in the page', () => {
  const sheet = String.raw`.md\:w-1\/2{top:0}.\[\&_p\]\:m-0 p{left:0}.w-\[calc\(1px\>2px\)\]{right:0}.\31 0{top:1px}`;
  const html = '<i class="md:w-1/2 [&amp;_p]:m-0"></i><i class="w-[calc(1px&gt;2px)] 10"></i>';
  expect(cut(sheet, html)).toBe(sheet);
});

test('removes empty groups except layers, whose first occurrence decides their order', () => {
  const sheet =
    '@layer a,b;@media print{.gone{top:0}}@layer b{.gone{top:0}}@supports (top:0){@media print{.on{top:0}}}';
  expect(cut(sheet, '<p class="on">')).toBe(
    '@layer a,b;@layer b{}@supports (top:0){@media print{.on{top:0}}}',
  );
});
