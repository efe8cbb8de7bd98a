import { describe, expect, it } from 'vitest';
import { type BaniPlace, forgetBaniPlace, readBaniPlaces, saveBaniPlace } from './baniPlaces.ts';

function keeperOf(stored: Record<string, string> = {}) {
  const localStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void (stored[key] = text),
  } as Storage;
  return { localStorage, stored };
}

const JAPJI: BaniPlace = {
  href: '/sundar-gutka/japujee-saahib',
  unicode: 'ਜਪੁ ਜੀ ਸਾਹਿਬ',
  verse: 145_741,
  index: 51,
  percent: 13,
  lastAng: 0,
};
const SUKHMANI: BaniPlace = {
  ...JAPJI,
  href: '/sundar-gutka/sukhamanee-saahib',
  unicode: 'ਸੁਖਮਨੀ ਸਾਹਿਬ',
};

describe('the places in banis [P45]', () => {
  it('are read latest first, one for each bani', () => {
    const keeper = keeperOf();
    saveBaniPlace(keeper, JAPJI);
    saveBaniPlace(keeper, SUKHMANI);
    saveBaniPlace(keeper, { ...JAPJI, percent: 40 });
    expect(readBaniPlaces(keeper)).toEqual([{ ...JAPJI, percent: 40 }, SUKHMANI]);
  });

  it('are forgotten one by one', () => {
    const keeper = keeperOf();
    saveBaniPlace(keeper, JAPJI);
    saveBaniPlace(keeper, SUKHMANI);
    forgetBaniPlace(keeper, SUKHMANI.href);
    expect(readBaniPlaces(keeper)).toEqual([JAPJI]);
  });

  it('are at most thirty', () => {
    const keeper = keeperOf();
    for (let bani = 0; bani < 40; bani++)
      saveBaniPlace(keeper, { ...JAPJI, href: `/sundar-gutka/${String(bani)}` });
    const places = readBaniPlaces(keeper);
    expect(places).toHaveLength(30);
    expect(places[0]?.href).toBe('/sundar-gutka/39');
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{}'],
    ['another address', JSON.stringify([{ ...JAPJI, href: 'https://elsewhere.example/' }])],
    ['no name', JSON.stringify([{ ...JAPJI, unicode: '' }])],
    ['a percentage above 100', JSON.stringify([{ ...JAPJI, percent: 101 }])],
    ['a text for a number', JSON.stringify([{ ...JAPJI, verse: '5' }])],
  ])('are none if %s is stored', (_, text) => {
    expect(readBaniPlaces(keeperOf({ 'naad.baniPlaces': text }))).toEqual([]);
  });

  it('are none without storage, and saving does not throw', () => {
    const deny = () => {
      throw new DOMException('no');
    };
    const localStorage = { getItem: deny, setItem: deny } as unknown as Storage;
    saveBaniPlace({ localStorage }, JAPJI);
    expect(readBaniPlaces({ localStorage })).toEqual([]);
  });
});
