import { describe, expect, it } from 'vitest';
import { buildGlossary } from '../build/buildGlossary.ts';
import { createGlossary, glossaryColumns } from './createGlossary.ts';
import { encodePack, openPack } from './pack.ts';

const gloss = (word: string, ...meanings: readonly string[]) =>
  meanings.map((meaning) => ({ word, meaning }));
const samples = [
  [...gloss('ਨਾਮੁ', 'ਪ੍ਰਭੂ ਦਾ ਨਾਮ'), ...gloss('ਸਚੁ', 'ਸਦਾ-ਥਿਰ ਪ੍ਰਭੂ')],
  [],
  [...gloss('ਸਤਿ ਨਾਮੁ', "ਜਿਸ ਦਾ ਨਾਮ 'ਸਤਿ' ਹੈ"), ...gloss('ਨਾਮੁ', 'ਜਸ', 'ਪ੍ਰਭੂ ਦਾ ਨਾਮ')],
  [...gloss('ਧੁਰਿ', 'ਮੁੱਢ ਤੋਂ'), ...gloss('ਗੁਰ', 'ਗੁਰੂ ਦਾ'), ...gloss('ਗੁਰੁ', 'ਗੁਰੂ')],
];
/** Enough for several blocks, so that some words are first or last in theirs. */
const many = Array.from({ length: 300 }, (_, number) =>
  gloss(
    `ਕ${[...String(number)].map((digit) => 'ਖਗਘਙਚਛਜਝਞਟ'[Number(digit)]).join('')}`,
    `ਅਰਥ ${String(number)}`,
  ),
);
const lines = [...samples, ...many];
const entries = buildGlossary(lines);
const glossary = createGlossary(openPack(encodePack('gloss', glossaryColumns(entries, lines))));

describe('a glossary', () => {
  it('finds every headword with its meanings in order', () => {
    expect(glossary.wordCount).toBe(entries.length);
    entries.forEach((entry, index) => expect(glossary.lookUp(entry.word)).toEqual({ index, ...entry }));
  });

  it('gives every line its own glosses, in their order, and none to a line without [P34]', () => {
    lines.forEach((glosses, line) => expect(glossary.ofLine(line)).toEqual(glosses));
    expect(glossary.ofLine(lines.length)).toEqual([]);
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
    const empty = createGlossary(openPack(encodePack('gloss', glossaryColumns([], []))));
    expect([empty.wordCount, empty.lookUp('ਸਚੁ'), empty.ofLine(0)]).toEqual([0, null, []]);
    expect([empty.beginningWith('ਸ'), empty.search('ਸ', 1)]).toEqual([[], []]);
  });
});
