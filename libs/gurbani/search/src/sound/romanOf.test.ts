import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadCorpus, readPackFolder } from '@naad/gurbani-corpus/node';
import { splitWords } from '@naad/gurbani-text';
import { devanagariToGurmukhi } from '../auto-detect/toGurmukhi.ts';
import { loadSearchEngine } from '../node/index.ts';
import { romanOf } from './romanOf.ts';
import { spokenLine } from './soundIndex.ts';
import { soundOf } from './soundOf.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));
const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
const source = (await readPackFolder(`${DIST}gurbani-corpus`)).pack('transliteration-source').texts('en');

describe('Gurmukhi in Latin letters', () => {
  it.each([
    ['ਸੰਤਾਂ ਦੇ ਕਾਰਜ ਆਪ ਖਲੋਇਆ', 'santaan de kaaraj aap khaloiaa'],
    ['ਪ੍ਰਭ ji ਤੂੰ mere', 'prabh ji toon mere'],
    ['ੴ ਸਤਿ ਨਾਮੁ ॥੧॥', 'ik oankaar sat naam'],
    ['ਤਿਨੑ ਕਹਿ ਨ ਪੜ੍ਹੇ ਮਃ', 'tina keh na parrhe mahalaa'],
    ['lyrics 5', 'lyrics 5'],
    ['', ''],
  ])('has the sounds of %j and leaves other scripts as they are', (typed, roman) => {
    expect(romanOf(typed)).toBe(roman);
  });

  it('has the consonants that the index has for over 99 % of the words of the scripture', () => {
    let words = 0;
    let alike = 0;
    for (let line = 0; line < corpus.lineCount; line += 97) {
      const written = splitWords(corpus.unicode(line));
      const spoken = spokenLine(corpus.unicode(line), source.at(line));
      spoken.words.forEach((letters, position) => {
        const word = written[spoken.wordIndexes[position] ?? -1] ?? '';
        if (word === 'ੴ') return;
        words++;
        if (soundOf(romanOf(word)).bones === soundOf(letters).bones) alike++;
      });
    }
    expect(alike / words).toBeGreaterThan(0.99);
  });

  it.each([
    ['ਸੰਤਾਂ ਦੇ ਕਾਰਜ ਆਪ ਖਲੋਇਆ', 'ਸੰਤਾ ਕੇ ਕਾਰਜਿ ਆਪਿ ਖਲੋਇਆ ਹਰਿ ਕੰਮੁ ਕਰਾਵਣਿ ਆਇਆ ਰਾਮ ॥'],
    ['संतां दे कारज आप खलोया', 'ਸੰਤਾ ਕੇ ਕਾਰਜਿ ਆਪਿ ਖਲੋਇਆ ਹਰਿ ਕੰਮੁ ਕਰਾਵਣਿ ਆਇਆ ਰਾਮ ॥'],
    ['ਪ੍ਰਭ ji tu mere ਪ੍ਰਾਣ', 'ਪ੍ਰਭ ਜੀ ਤੂ ਮੇਰੇ ਪ੍ਰਾਨ ਅਧਾਰੈ ॥'],
  ])('finds for %j the line that sounds like it first [Q10]', (typed, line) => {
    const text = romanOf(devanagariToGurmukhi(typed));
    const [first] = engine.search({ kind: 'romanized', text }, { offset: 0, limit: 1 }).lines;
    expect(corpus.unicode(first ?? -1)).toBe(line);
  });
});
