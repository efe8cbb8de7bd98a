import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '../node/index.ts';
import { withoutWordsAbout } from './withoutWordsAbout.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));
const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
const FIRST = { offset: 0, limit: 20 };
const ask = (text: string, isGurmukhi?: boolean) =>
  engine.searchAny(isGurmukhi === undefined ? { text } : { text, isGurmukhi }, FIRST);
const firstLine = (text: string): string => corpus.unicode(ask(text).lines[0] ?? -1);

const SANTA = 'ਸੰਤਾ ਕੇ ਕਾਰਜਿ ਆਪਿ ਖਲੋਇਆ ਹਰਿ ਕੰਮੁ ਕਰਾਵਣਿ ਆਇਆ ਰਾਮ ॥';
const RAKHA = 'ਰਾਖਾ ਏਕੁ ਹਮਾਰਾ ਸੁਆਮੀ ॥';

describe('the one box', () => {
  it.each([
    ['mmlgdt', 'ਮੇਰਾ ਮਨੁ ਲੋਚੈ ਗੁਰ ਦਰਸਨ ਤਾਈ ॥'],
    ['epekhb', 'ਏਕੁ ਪਿਤਾ ਏਕਸ ਕੇ ਹਮ ਬਾਰਿਕ ਤੂ ਮੇਰਾ ਗੁਰ ਹਾਈ ॥'],
    ['rehs', RAKHA],
    ['m m l g d t', 'ਮੇਰਾ ਮਨੁ ਲੋਚੈ ਗੁਰ ਦਰਸਨ ਤਾਈ ॥'],
    ['AskArAnj', 'ਅਪੁਨੇ ਸੇਵਕ ਕੀ ਆਪੇ ਰਾਖੈ ਆਪੇ ਨਾਮੁ ਜਪਾਵੈ ॥'],
  ])('reads %s as first letters, with or without vowels [Q22]', (typed, line) => {
    expect(firstLine(typed)).toBe(line);
  });

  it.each(['waheguru', 'kirpa', 'simran', 'namdev', 'ardas', 'nanak', 'satnam', 'sangat', 'hukam', 'naam'])(
    'reads %s as a word, although it could be first letters [Q22]',
    (typed) => {
      expect(['romanized', 'englishWord']).toContain(ask(typed).guess?.kind);
    },
  );

  it.each(['love', 'truth', 'peace', 'mercy', 'light', 'strength'])('reads %s as English [Q22]', (typed) => {
    expect(ask(typed).guess?.kind).toBe('englishWord');
  });

  it.each([
    ['ਸੰਤਾਂ ਦੇ ਕਾਰਜ ਆਪ ਖਲੋਇਆ', SANTA],
    ['ਰਾਖਾ ਇੱਕ ਹਮਾਰਾ ਸਵਾਮੀ', RAKHA],
    ['संतां दे कारज आप खलोया', SANTA],
    ['سنتا کے کارج آپ کھلویا', SANTA],
    ['santa ke ਕਾਰਜ aap khaloya', SANTA],
    ['ਰਾਖਾ ek hamara swami', RAKHA],
  ])('finds %s by sound, in the spelling of today and in two scripts [Q23]', (typed, line) => {
    expect(firstLine(typed)).toBe(line);
  });

  it.each([
    'rakha ek hamara swami lyrics in english',
    'rakha ek hamara swami by bhai davinder singh sodhi',
    'shabad rakha ek hamara swami with meaning',
    'rakha ek hamara swami lyircs',
    'ਰਾਖਾ ਏਕੁ ਹਮਾਰਾ ਸੁਆਮੀ ਸ਼ਬਦ ਅਰਥ',
  ])('leaves out what is no part of the line in %s [Q24]', (typed) => {
    expect(firstLine(typed)).toBe(RAKHA);
  });

  it.each([
    ['sabad guru surat dhun chela', 'ਸਬਦੁ ਗੁਰੂ ਸੁਰਤਿ ਧੁਨਿ ਚੇਲਾ ॥'],
    ['kirtan nirmolak hira', 'ਕੀਰਤਨੁ ਨਿਰਮੋਲਕ ਹੀਰਾ ॥'],
    ['ਧੁਰ ਕੀ ਬਾਣੀ', 'ਧੁਰ ਕੀ ਬਾਣੀ ਆਈ ॥'],
    ['poorai sabad', null],
  ])('keeps such a word in %s, because lines have it [Q24]', (typed, line) => {
    const found = ask(typed);
    expect(found.guess?.text).toBe(typed);
    if (line !== null) expect(firstLine(typed)).toBe(line);
  });

  it.each([
    ['nanak the whole world is suffering', 'englishWord'],
    ['har har naam', 'romanized'],
    ['nanak naam chardi kala', 'romanized'],
  ])('reads %s as a text in %s, whatever names are in it [Q25]', (typed, kind) => {
    expect(ask(typed).guess?.kind).toBe(kind);
  });

  it('tries the other reading if the one of the input setting finds nothing [Q26]', () => {
    expect(corpus.unicode(ask('rakha ek hamara swami', true).lines[0] ?? -1)).toBe(RAKHA);
    expect(corpus.unicode(ask('DDrgj', false).lines[0] ?? -1)).toContain('ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ');
  });

  it.each([
    ['ਰਾਖਾ ਏਕੁ ਹਮਾਰਾ ਸੁਆਮੀ', undefined, true],
    ['ਰਾਖਾ ਇੱਕ ਹਮਾਰਾ ਸਵਾਮੀ', undefined, false],
    ['rwKw eyku hmwrw suAwmI', true, true],
    ['rwKw eyku hmwrw suAwmI', undefined, false],
    ['राखा एकु हमारा सुआमी', undefined, false],
    ['rakha ek hamara swami lyrics', undefined, false],
    ['917', undefined, true],
  ])(
    'says of %s (keys: %s) if the first line is exactly what was typed [Q27]',
    (typed, isGurmukhi, isExact) => {
      expect(ask(typed, isGurmukhi).isExactAsTyped).toBe(isExact);
    },
  );
});

it.each([
  ['lyrics', null],
  ['meaning of shabad', null],
  ['jagjit singh', null],
  ['santa ke karaj', null],
  ['mitar pyare nu jagjit singh', 'mitar pyare nu'],
  ['in the lords name', null],
])('withoutWordsAbout leaves at least one word of %s [Q24]', (typed, core) => {
  expect(withoutWordsAbout(typed)).toBe(core);
});
