import { fileURLToPath } from 'node:url';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '@naad/gurbani-search/node';
import { describe, expect, it } from 'vitest';
import { createQuoteChecker } from './index.ts';
import { PassageFinder } from './PassageFinder.ts';
import { finish } from './quote.ts';
import { SAYINGS } from './sayings.ts';

const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
const checker = createQuoteChecker(corpus, engine);
const finder = new PassageFinder(corpus, engine);
const verdictsOf = (text: string) => checker.check(text).map(({ verdict }) => verdict);

describe('a line that is spelled otherwise [T100]', () => {
  it.each([
    'jo mange thakur apne te soi soi deve',
    'deh shiva bar mohe ihai shubh karman te kabhu na taro',
    'awal allah noor upaya kudrat ke sab bande',
    'hukam rajai chalna nanak likhya naal',
    'saajan sant karo eh kaam',
  ])('is a variant in Latin letters: %s', (text) => {
    expect(verdictsOf(text)).toEqual(['variant']);
  });

  it.each([
    'ਸੋ ਕਿਉਂ ਮੰਦਾ ਆਖੀਏ ਜਿਤ ਜੰਮੇ ਰਾਜਾਨ',
    'ਏਕ ਨੂਰ ਤੇ ਸਭ ਜਗ ਉਪਜਿਆ ਕੌਣ ਭਲੇ ਕੋ ਮੰਦੇ',
    'ਕਿਰਤ ਵਿਰਤ ਕਰ ਧਰਮ ਦੀ ਹੱਥੋਂ ਦੇ ਕੇ ਭਲਾ ਮਨਾਵੈ',
    'ਖਾਲਸਾ ਮੇਰੋ ਰੂਪ ਹੈ ਖਾਸ ਖਾਲਸੇ ਮੈ ਹੌਂ ਕਰੋ ਨਿਵਾਸ',
    'ਮਨ ਜੀਤੇ ਜਗ ਜੀਤ',
  ])('is in modern spelling, not altered: %s', (text) => {
    expect(verdictsOf(text)).toEqual(['modern']);
  });

  it('is a variant in Persian, which has no standard in Gurmukhi', () => {
    expect(verdictsOf('ਚੂੰ ਕਾਰ ਅਜ਼ ਹਮਹ ਹੀਲਤੇ ਦਰ ਗੁਜ਼ਸ਼ਤ')).toEqual(['variant']);
  });

  it('is altered as soon as one word is another', () => {
    for (const text of [
      'ਸੋ ਕਿਉਂ ਚੰਗਾ ਆਖੀਏ ਜਿਤ ਜੰਮੇ ਰਾਜਾਨ',
      'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਸਉ ਵਾਰ',
      'sochai soch na hovai je sochi sau vaar',
      'jo mange thakur apne te soi soi leve',
      'ਚੂੰ ਕਾਰ ਅਜ਼ ਹਮਹ ਕੁਦਰਤੇ ਦਰ ਗੁਜ਼ਸ਼ਤ',
    ]) {
      expect(verdictsOf(text), text).toEqual(['altered']);
    }
  });
});

describe('a well-known saying [T101]', () => {
  it.each(SAYINGS)(
    'isn’t in the scripture, and is recognised: $id',
    ({ gurmukhi, latin, english, origin }) => {
      for (const text of [...gurmukhi, ...latin, ...english]) {
        const line = finish(finder.find(text, null));
        expect(line?.found.verdict ?? 'altered', text).toBe('altered');
        expect(checker.check(text), text).toMatchObject([{ verdict: 'notFound', saying: origin, lines: [] }]);
      }
    },
  );

  it('is recognised in Devanagari, in part, and with other words around it', () => {
    for (const text of [
      'राज करेगा खालसा आकी रहे ना कोइ',
      'raj karega khalsa',
      'ਸੁਣੋ ਰਾਜ ਕਰੇਗਾ ਖਾਲਸਾ ਆਕੀ ਰਹੇ ਨਾ ਕੋਇ ਜੀ',
    ]) {
      expect(checker.check(text)[0]?.saying?.kind, text).toBe('work');
    }
  });

  it('that translates a line names a line which is here', () => {
    const [verseId] = SAYINGS.flatMap(({ origin }) =>
      origin.kind === 'translation' ? [origin.verseId] : [],
    );
    const line = Array.from({ length: corpus.lineCount }, (_, index) => index).find(
      (index) => corpus.line(index).verseId === verseId,
    );
    expect(corpus.unicode(line ?? 0)).toContain('ਮਾਨਸ ਕੀ ਜਾਤ ਸਬੈ ਏਕੈ ਪਹਿਚਾਨਬੋ');
  });

  it('is no part of other text', () => {
    for (const text of [
      'ਮੈਂ ਅੱਜ ਸਵੇਰੇ ਬਾਜ਼ਾਰ ਗਿਆ ਸੀ ਤੇ ਸਬਜ਼ੀ ਖਰੀਦੀ',
      'hello world, this is a shopping list',
      'khalsa ji ki',
    ]) {
      expect(
        checker.check(text).map(({ saying }) => saying),
        text,
      ).toEqual([null]);
    }
  });
});
