import { expect, it } from 'vitest';
import { matchingOptions } from './matchingOptions.ts';

const options = ['Bhagat Kabir', 'Guru Arjan', 'Guru Nanak', 'ਗੁਰੂ ਅੰਗਦ'].map((label) => ({
  value: label,
  label,
}));
const labels = (typed: string) => matchingOptions(options, typed).map(({ label }) => label);

it.each([
  ['', ['Bhagat Kabir', 'Guru Arjan', 'Guru Nanak', 'ਗੁਰੂ ਅੰਗਦ']],
  [' guru n', ['Guru Nanak']],
  ['a', ['Bhagat Kabir', 'Guru Arjan', 'Guru Nanak']],
  ['g', ['Guru Arjan', 'Guru Nanak', 'Bhagat Kabir']],
  ['ਅੰ', ['ਗੁਰੂ ਅੰਗਦ']],
  ['x', []],
])('%j finds %j', (typed, expected) => {
  expect(labels(typed)).toEqual(expected);
});
