import { expect, it } from 'vitest';
import { stylesInUse } from './stylesInUse.ts';

const PROGRAM = 'const own = {line:"_line_1",big:"_big_1 _line_1"};node.className="glossed"';

it.each([
  [
    'what names no class',
    ':root{--a:1}a[href],[data-x=".b{"]{c:d}',
    ':root{--a:1}a[href],[data-x=".b{"]{c:d}',
  ],
  [
    'classes that the program gives',
    '._line_1:hover,.glossed._big_1{c:d}',
    '._line_1:hover,.glossed._big_1{c:d}',
  ],
  ['no others', '._other_1{c:d}._line_1 ._other_1{c:d}', ''],
  ['no longer name that begins as one', '._line_12{c:d}', ''],
  ['of a list, the selectors that can be met', '._other_1,._line_1,a ._other_1{c:d}', '._line_1{c:d}'],
  [
    'what is said of others in brackets',
    ':is(._other_1,b):not(._other_1){c:d}',
    ':is(._other_1,b):not(._other_1){c:d}',
  ],
  ['rules within conditions', '@media print{._other_1{c:d}._line_1{c:d}}', '@media print{._line_1{c:d}}'],
  ['no empty conditions', '@media print{@supports (a:b){._other_1{c:d}}}', ''],
  [
    'at-rules of their own',
    '@page{margin:0}@keyframes x{0%{a:b}}@layer a;',
    '@page{margin:0}@keyframes x{0%{a:b}}@layer a;',
  ],
  ['rules within rules', '._line_1{c:d;&._other_1{e:f}}', '._line_1{c:d;&._other_1{e:f}}'],
  ['texts with signs in them', '._line_1:after{content:"}{;\\""}', '._line_1:after{content:"}{;\\""}'],
  ['the order, without comments', "b{c:d}\n/*} it's */a{c:d}", 'b{c:d}a{c:d}'],
])('keeps %s', (_, css, kept) => {
  expect(stylesInUse(css, PROGRAM)).toBe(kept);
});

it('refuses what it cannot read', () => {
  expect(() => stylesInUse('a{b:c', PROGRAM)).toThrow('whole rules');
  expect(() => stylesInUse('a{b:c}d', PROGRAM)).toThrow('whole rules');
});
