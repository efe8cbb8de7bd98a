import { expect, it } from 'vitest';
import { stylesInUse } from './stylesInUse.ts';

const PROGRAM = 'const own = {line:"_line_1",big:"_big_1 _line_1"};node.className="glossed"';

it.each([
  [
    'selectors without a class',
    ':root{--a:1}a[href],[data-x=".b{"]{c:d}',
    ':root{--a:1}a[href],[data-x=".b{"]{c:d}',
  ],
  [
    'classes that the program uses',
    '._line_1:hover,.glossed._big_1{c:d}',
    '._line_1:hover,.glossed._big_1{c:d}',
  ],
  ['no other classes', '._other_1{c:d}._line_1 ._other_1{c:d}', ''],
  ['no class whose name only starts with a used one', '._line_12{c:d}', ''],
  ['only the selectors of a list that can match', '._other_1,._line_1,a ._other_1{c:d}', '._line_1{c:d}'],
  [
    'classes inside :is() and :not()',
    ':is(._other_1,b):not(._other_1){c:d}',
    ':is(._other_1,b):not(._other_1){c:d}',
  ],
  ['rules inside conditions', '@media print{._other_1{c:d}._line_1{c:d}}', '@media print{._line_1{c:d}}'],
  ['no empty conditions', '@media print{@supports (a:b){._other_1{c:d}}}', ''],
  [
    'other at-rules',
    '@page{margin:0}@keyframes x{0%{a:b}}@layer a;',
    '@page{margin:0}@keyframes x{0%{a:b}}@layer a;',
  ],
  ['nested rules', '._line_1{c:d;&._other_1{e:f}}', '._line_1{c:d;&._other_1{e:f}}'],
  ['strings with braces in them', '._line_1:after{content:"}{;\\""}', '._line_1:after{content:"}{;\\""}'],
  ['the order of rules, without comments', "b{c:d}\n/*} it's */a{c:d}", 'b{c:d}a{c:d}'],
])('stylesInUse keeps %s', (_, css, kept) => {
  expect(stylesInUse(css, PROGRAM)).toBe(kept);
});

it('stylesInUse refuses incomplete rules', () => {
  expect(() => stylesInUse('a{b:c', PROGRAM)).toThrow('whole rules');
  expect(() => stylesInUse('a{b:c}d', PROGRAM)).toThrow('whole rules');
});
