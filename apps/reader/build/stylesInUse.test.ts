import { expect, it } from 'vitest';
import { stylesInUse } from './stylesInUse.ts';

const PROGRAM = 'const own = {line:"_line_1",big:"_big_1 _line_1"};node.className="glossed"';

it.each([
  [
    'selectors without a class',
    ':root{--a:1}a[href],[data-x=".b{"]{order:1}',
    ':root{--a:1}a[href],[data-x=".b{"]{order:1}',
  ],
  [
    'classes that the program uses',
    '._line_1:hover,.glossed._big_1{order:1}',
    '._line_1:hover,.glossed._big_1{order:1}',
  ],
  ['no other classes', '._other_1{order:1}._line_1 ._other_1{order:1}', ''],
  ['no class whose name only starts with a used one', '._line_12{order:1}', ''],
  [
    'a list of selectors if one of them can match',
    '._other_1,._line_1{order:1}',
    '._other_1,._line_1{order:1}',
  ],
  ['classes inside :not()', '._line_1:not(._other_1){order:1}', '._line_1:not(._other_1){order:1}'],
  ['an :is() that also matches without the class', ':is(._other_1,b){order:1}', ':is(._other_1,b){order:1}'],
  [
    'rules inside conditions',
    '@media print{._other_1{order:1}._line_1{order:2}}',
    '@media print{._line_1{order:2}}',
  ],
  ['no empty conditions', '@media print{@supports (order:1){._other_1{order:1}}}', ''],
  [
    'the syntax of width conditions',
    '@media (width<=599px){._line_1{order:1}}',
    '@media (width<=599px){._line_1{order:1}}',
  ],
  [
    'other at-rules',
    '@page{margin:0}@keyframes x{0%{order:1}}@layer a;',
    '@page{margin:0}@keyframes x{0%{order:1}}@layer a;',
  ],
  ['the order of rules', 'b{order:1}a{order:2}', 'b{order:1}a{order:2}'],
])('stylesInUse keeps %s', (_, css, kept) => {
  expect(stylesInUse(css, PROGRAM)).toBe(kept);
});

it('stylesInUse refuses incomplete rules', () => {
  expect(() => stylesInUse('a{order:1}d', PROGRAM)).toThrow(SyntaxError);
});
