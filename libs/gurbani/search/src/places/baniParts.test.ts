import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import type { BaniId } from '@naad/gurbani-model';
import { BANIS_WITH_PARTS, baniParts } from './baniParts.ts';

const corpus = await loadCorpus(
  fileURLToPath(new URL('../../../../../dist/@naad/gurbani-corpus', import.meta.url)),
);
const textOf = (verseId: number): string => {
  const line = corpus.lineIndexOf(verseId as never);
  return line === null ? '' : corpus.unicode(line);
};
const digits = (number: number): string =>
  String(number).replace(/[0-9]/g, (digit) => '੦੧੨੩੪੫੬੭੮੯'.charAt(Number(digit)));

/** Bani, kind of part, count, and the first words of the first and last part, from the printed text. */
const KNOWN: readonly (readonly [id: number, type: string, count: number, first: string, last: string])[] = [
  [2, 'pauri', 38, 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ', 'ਜਤੁ ਪਾਹਾਰਾ ਧੀਰਜੁ ਸੁਨਿਆਰੁ'],
  [2, 'salok', 1, 'ਪਵਣੁ ਗੁਰੂ ਪਾਣੀ ਪਿਤਾ', 'ਪਵਣੁ ਗੁਰੂ ਪਾਣੀ ਪਿਤਾ'],
  [4, 'chhant', 199, 'ਚੱਕ੍ਰ ਚਿਹਨ', 'ਚੱਤ੍ਰ ਚੱਕ੍ਰ ਵਰਤੀ'],
  [6, 'savaiya', 10, 'ਸ੍ਰਾਵਗ ਸੁੱਧ ਸਮੂਹ', 'ਕਾਹੂ ਲੈ ਪਾਹਨ'],
  [7, 'savaiya', 10, 'ਦੀਨਨ ਕੀ ਪ੍ਰਤਿਪਾਲ', 'ਤੀਰਥ ਕੋਟ ਕੀਏ'],
  [10, 'pauri', 40, 'ਅਨੰਦੁ ਭਇਆ ਮੇਰੀ ਮਾਏ', 'ਅਨਦੁ ਸੁਣਹੁ ਵਡਭਾਗੀਹੋ'],
  [30, 'salok', 57, 'ਗੁਨ ਗੋਬਿੰਦ ਗਾਇਓ ਨਹੀ', 'ਰਾਮ ਨਾਮੁ ਉਰ ਮੈ ਗਹਿਓ'],
  [31, 'astpadi', 24, 'ਸਿਮਰਉ ਸਿਮਰਿ ਸਿਮਰਿ', 'ਪੂਰੇ ਗੁਰ ਕਾ ਸੁਨਿ ਉਪਦੇਸੁ'],
  [31, 'salok', 24, 'ਆਦਿ ਗੁਰਏ ਨਮਹ', 'ਪੂਰਾ ਪ੍ਰਭੁ ਆਰਾਧਿਆ'],
  [33, 'pauri', 55, 'ਓਅੰ ਸਾਧ ਸਤਿਗੁਰ', 'ਹੇ ਅਚੁਤ ਹੇ ਪਾਰਬ੍ਰਹਮ'],
  [34, 'pauri', 73, 'ਸਿਧ ਸਭਾ ਕਰਿ ਆਸਣਿ', 'ਤੇਰੀ ਗਤਿ ਮਿਤਿ'],
  [90, 'pauri', 24, 'ਆਪੀਨੑੈ ਆਪੁ ਸਾਜਿਓ', 'ਵਡੇ ਕੀਆ ਵਡਿਆਈਆ'],
  [90, 'chhant', 24, 'ਹਰਿ ਅੰਮ੍ਰਿਤ ਭਿੰਨੇ ਲੋਇਣਾ', 'ਹਰਿ ਜੁਗੁ ਜੁਗੁ ਭਗਤ ਉਪਾਇਆ'],
  [35, 'pauri', 54, 'ਓਅੰਕਾਰਿ ਬ੍ਰਹਮਾ ਉਤਪਤਿ', 'ਪਾਧਾ ਗੁਰਮੁਖਿ ਆਖੀਐ'],
  [13, 'pauri', 55, 'ਪ੍ਰਿਥਮ ਭਗੌਤੀ', 'ਸੁੰਭ ਨਿਸੁੰਭ ਪਠਾਇਆ'],
  [11, 'laav', 4, 'ਹਰਿ ਪਹਿਲੜੀ ਲਾਵ', 'ਹਰਿ ਚਉਥੜੀ ਲਾਵ'],
  [46, 'pauri', 6, 'ਜਗਿ ਦਾਤਾ ਸੋਇ', 'ਸਤਿਗੁਰੁ ਪੁਰਖੁ ਜਿ ਬੋਲਿਆ'],
];

it.each(KNOWN)(
  'bani %i has every %s, %i of them, where the text begins it [Q2]',
  (id, type, count, first, last) => {
    const { parts = [] } = baniParts(corpus, id as BaniId).find((each) => each.type === type) ?? {};
    expect(parts.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(new Set(parts.map(({ verseId }) => verseId)).size).toBe(count);
    expect(textOf(parts[0]?.verseId ?? 0)).toContain(first);
    expect(textOf(parts.at(-1)?.verseId ?? 0)).toContain(last);
  },
);

it('every kind of part is known to these tests [Q2]', () => {
  const kinds = BANIS_WITH_PARTS.flatMap((id) =>
    baniParts(corpus, id).map(({ type }) => `${String(id)} ${type}`),
  );
  expect(kinds).toEqual(KNOWN.map(([id, type]) => `${String(id)} ${type}`));
});

it.each([2, 10, 31, 33, 90])(
  'each numbered part of bani %i ends in its number before the next one begins [Q2]',
  (id) => {
    const lines = corpus.catalogue.banis.find((each) => Number(each.id) === id)?.lines ?? [];
    const [{ parts = [] } = {}] = baniParts(corpus, id as BaniId);
    const starts = parts.map(({ verseId }) =>
      lines.findIndex(({ line }) => corpus.line(line).verseId === verseId),
    );
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    starts.forEach((start, index) => {
      const end = starts[index + 1] ?? lines.length;
      const texts = lines.slice(start, end).map(({ line }) => corpus.unicode(line));
      // An astpadi ends in the number of its eighth stanza and its own.
      const number = id === 31 ? '੮' : digits(index + 1);
      expect(
        texts.some((text) => text.includes(`॥${number}॥`)),
        `${String(id)} ${String(index + 1)}`,
      ).toBe(true);
    });
  },
);
