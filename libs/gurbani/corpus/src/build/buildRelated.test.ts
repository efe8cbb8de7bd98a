import { describe, expect, it } from 'vitest';
import { buildRelated, englishStems, gurmukhiStems } from './buildRelated.ts';
import type { RelatedMaterial } from './buildRelated.ts';

const LETTERS = [...'ਕਖਗਘਚਛਜਝਟਠਡਢਤਥਦਧਨਪਫਬਭਮ'];
/** A word unique to a shabad, derived from two numbers. */
const uniqueWord = (shabad: number, word: number): string =>
  [shabad, word].map((n) => `${LETTERS[n % 22] ?? ''}${LETTERS[Math.floor(n / 22)] ?? ''}`).join('');
const shabad = (
  lines: readonly string[],
  translation = '',
  writerId = 1,
  sectionId = 1,
): RelatedMaterial => ({
  lines,
  translation,
  writerId,
  sectionId,
});
/** A corpus of 100 shabads, so that words can be rare; the tested shabads come first. */
function related(tested: readonly RelatedMaterial[]) {
  const others = Array.from({ length: 100 - tested.length }, (_, n) =>
    shabad([[0, 1, 2, 3, 4].map((word) => uniqueWord(n + 50, word)).join(' ')], '', n + 10, n + 10),
  );
  return buildRelated([...tested, ...others]);
}

const VERSE = 'ਨਿਮਖ ਬਿਸਰਉ ਤੁਮੑ ਕਉ ॥੧॥';
const SECOND = 'ਸਾਰਿੰਗ ਚਾਤ੍ਰਿਕ ਬੂੰਦ ਪਿਆਸਾ ॥੨॥';
const THIRD = 'ਦੀਪਕ ਪਤੰਗ ਜੋਤਿ ਸਮਾਨਾ ॥੩॥';

describe('buildRelated', () => {
  it('ranks a shabad that repeats another first, with a score of 100', () => {
    const [first] = related([
      shabad([VERSE, SECOND]),
      shabad([SECOND, THIRD]),
      shabad([VERSE, SECOND, THIRD]),
    ]);
    expect(first?.[0]).toMatchObject({ shabad: 2, score: 100, sharedLines: 2 });
    expect(first?.[1]?.sharedLines).toBe(1);
    expect(first?.[1]?.shabad).toBe(1);
    expect(first?.[1]?.score).toBeLessThan(100);
  });

  it('compares the stems of words, not their endings', () => {
    const [first] = related([shabad(['ਸਾਰਿੰਗੁ ਚਾਤ੍ਰਿਕੁ ਗਗਨੈ']), shabad(['ਚਾਤ੍ਰਿਕੀ ਮਹਲਿ ਸਾਰਿੰਗਿ'])]);
    expect(first?.map((each) => each.shabad)).toEqual([1]);
  });

  it('names the rarest shared words as the shabad spells them [P36]', () => {
    const lists = related([
      shabad(['ਸਾਰਿੰਗੁ ਚਾਤ੍ਰਿਕੁ ਗਗਨੈ', 'ਦੀਪਕ ਪਤੰਗ ॥੧॥']),
      shabad(['ਚਾਤ੍ਰਿਕੀ ਮਹਲਿ ਸਾਰਿੰਗਿ ਦੀਪਕੁ ਪਤੰਗਾ']),
      shabad(['ਮਹਲਿ ਸਾਰਿੰਗਿ', 'ਸਾਰਿੰਗ ਬੂੰਦ']),
    ]);
    expect(lists[0]?.[0]).toMatchObject({ shabad: 1, sharedLines: 0, isAlikeInEnglish: false });
    expect(lists[0]?.[0]?.sharedWords).toHaveLength(3);
    expect(['ਸਾਰਿੰਗੁ', 'ਚਾਤ੍ਰਿਕੁ', 'ਦੀਪਕ', 'ਪਤੰਗ']).toEqual(
      expect.arrayContaining([...(lists[0]?.[0]?.sharedWords ?? [])]),
    );
    expect(lists[0]?.[1]).toMatchObject({ shabad: 2, sharedWords: ['ਸਾਰਿੰਗੁ'] });
  });

  it('compares the translations if both shabads have one', () => {
    const words = 'ਸਾਰਿੰਗ ਗਗਨ';
    const lists = related([
      shabad([`${words} ਚਾਤ੍ਰਿਕ`], 'The rainbird thirsts for a raindrop', 1, 1),
      shabad([`${words} ਮਹਲਾ`], 'Thirsty rainbirds, raindrops', 2, 2),
      shabad([`${words} ਦੀਪਕ`], 'A moth circles a lamp', 3, 3),
    ]);
    expect(lists[0]?.map((each) => each.shabad)).toEqual([1, 2]);
    expect(lists[0]?.[0]?.score).toBeGreaterThan(lists[0]?.[1]?.score ?? 100);
    expect(lists[0]?.map((each) => each.isAlikeInEnglish)).toEqual([true, false]);
  });

  it('breaks ties by the same writer and raag', () => {
    const lists = related([
      shabad(['ਸਾਰਿੰਗ ਚਾਤ੍ਰਿਕ'], '', 1, 1),
      shabad(['ਸਾਰਿੰਗ ਪਤੰਗ'], '', 2, 2),
      shabad(['ਸਾਰਿੰਗ ਦੀਪਕ'], '', 1, 1),
    ]);
    expect(lists[0]?.map((each) => each.shabad)).toEqual([2, 1]);
  });

  it('ignores headings, numbers of pauris and ends of chapters', () => {
    const lists = related([
      shabad(['ਪਉੜੀ ੧', 'ਇਤਿ ਸ੍ਰੀ ਚਰਿਤ੍ਰ ਪਖਯਾਨੇ ਸਮਾਪਤਮ ॥', 'ਸਾਰਿੰਗ ਚਾਤ੍ਰਿਕ']),
      shabad(['ਪਉੜੀ ੨', 'ਇਤਿ ਸ੍ਰੀ ਚਰਿਤ੍ਰ ਪਖਯਾਨੇ ਸਮਾਪਤਮ ॥', 'ਦੀਪਕ ਪਤੰਗ']),
    ]);
    expect(lists.slice(0, 2)).toEqual([[], []]);
  });

  it('lists at most twenty others, the most similar first', () => {
    const lists = related([
      ...Array.from({ length: 8 }, (_, n) => shabad([`ਸਾਰਿੰਗ ਚਾਤ੍ਰਿਕ ${uniqueWord(n, 1)}`])),
      ...Array.from({ length: 40 }, (_, n) => shabad([SECOND, `${uniqueWord(n, 2)} ${uniqueWord(n, 3)}`])),
    ]);
    lists.forEach((list, index) => {
      const scores = list.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((one, other) => other - one));
      expect(list.length).toBeLessThanOrEqual(20);
      expect(list.some((each) => each.shabad === index)).toBe(false);
    });
    expect(lists[20]).toHaveLength(20);
  });
});

it('stems omit endings and very short words', () => {
  expect(gurmukhiStems('ਨਾਮੁ ਨਾਮਿ ਨ ਤੂ ਸਚੈ')).toEqual(['ਨਾਮ', 'ਨਾਮ', 'ਸਚ']);
  expect(englishStems("He meditates, meditating on the Lord's Names")).toEqual([
    'meditat',
    'meditat',
    'the',
    'lord',
    'nam',
  ]);
});
