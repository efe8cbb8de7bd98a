import { describe, expect, it } from 'vitest';
import { compareWords, createGlossary, glossaryColumns } from './createGlossary.ts';
import { encodePack, openPack } from './pack.ts';

const samples = [
  { word: 'ਨਾਮੁ', meanings: ['ਪ੍ਰਭੂ ਦਾ ਨਾਮ', 'ਜਸ'] },
  { word: 'ਸਚੁ', meanings: ['ਸਦਾ-ਥਿਰ ਪ੍ਰਭੂ'] },
  { word: 'ਸਤਿ ਨਾਮੁ', meanings: ["ਜਿਸ ਦਾ ਨਾਮ 'ਸਤਿ' ਹੈ"] },
  { word: 'ਧੁਰਿ', meanings: ['ਮੁੱਢ ਤੋਂ'] },
  { word: 'ਗੁਰ', meanings: ['ਗੁਰੂ ਦਾ'] },
  { word: 'ਗੁਰੁ', meanings: ['ਗੁਰੂ'] },
];
/** Enough for several blocks, so that some words are first or last in theirs. */
const many = Array.from({ length: 300 }, (_, number) => ({
  word: `ਕ${[...String(number)].map((digit) => 'ਖਗਘਙਚਛਜਝਞਟ'[Number(digit)]).join('')}`,
  meanings: [`ਅਰਥ ${String(number)}`],
}));
const entries = [...samples, ...many].sort((one, other) => compareWords(one.word, other.word));
const glossary = createGlossary(openPack(encodePack('gloss', glossaryColumns(entries))));

describe('a glossary', () => {
  it('finds every headword with its meanings in order', () => {
    expect(glossary.wordCount).toBe(entries.length);
    entries.forEach((entry, index) => expect(glossary.lookUp(entry.word)).toEqual({ index, ...entry }));
  });

  it.each([
    ['ਨਾਮੁ॥੧॥', 'ਨਾਮੁ'],
    ['॥ਸਚੁ॥', 'ਸਚੁ'],
    ['ਸਚੁ,', 'ਸਚੁ'],
    ['ਸਚਿ', 'ਸਚੁ'],
    ['ਸਚ', 'ਸਚੁ'],
    ['ਧੁਰ', 'ਧੁਰਿ'],
    ['ਗੁਰਿ', 'ਗੁਰ'],
    ['ਗੁਰੁ', 'ਗੁਰੁ'],
  ])('looks up %s and finds %s', (word, headword) => {
    expect(glossary.lookUp(word)?.word).toBe(headword);
  });

  it.each(['ਸਚਾ', 'ਨਾਮੀ', 'ਅ', '॥੧॥', '', 'ਨਾ', 'x'])('finds nothing for %s', (word) => {
    expect(glossary.lookUp(word)).toBeNull();
  });

  it('lists the words with a prefix across blocks', () => {
    const words = (letters: string) => glossary.beginningWith(letters).map(({ word }) => word);
    expect(words('ਕ')).toEqual(entries.map(({ word }) => word).filter((word) => word.startsWith('ਕ')));
    expect(words('ਸ')).toEqual(['ਸਚੁ', 'ਸਤਿ ਨਾਮੁ']);
    expect(words('ਹ')).toEqual([]);
    expect(words('')).toEqual([]);
  });

  it('searches headwords and meanings up to the limit', () => {
    expect(glossary.search('ਗੁਰੂ', 10).map(({ word }) => word)).toEqual(['ਗੁਰ', 'ਗੁਰੁ']);
    expect(glossary.search('ਅਰਥ', 7)).toHaveLength(7);
    expect(glossary.search(' ', 10)).toEqual([]);
  });

  it('works without entries', () => {
    const empty = createGlossary(openPack(encodePack('gloss', glossaryColumns([]))));
    expect([empty.wordCount, empty.lookUp('ਸਚੁ'), empty.beginningWith('ਸ'), empty.search('ਸ', 1)]).toEqual([
      0,
      null,
      [],
      [],
    ]);
  });
});
