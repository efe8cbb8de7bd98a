import { toUnicode } from '@naad/gurbani-text';
import { describe, expect, it } from 'vitest';
import { helpEn } from './helpEn.ts';
import { helpPa } from './helpPa.ts';
import { LETTERS, OTHERS, SIGNS } from './typingKeys.ts';

const every = [...LETTERS.flat(), ...SIGNS, ...OTHERS.flat()];

describe('the tables of keys', () => {
  it.each(every.map(({ keys, text }) => [keys, text]))('say what %s types', (keys, text) => {
    expect(toUnicode(keys)).toBe(text);
  });

  it('hold each letter once, and the whole alphabet', () => {
    expect(LETTERS.flat().map(({ text }) => text)).toEqual([...'ੳਅੲਸਹਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜ']);
    expect(new Set(every.map(({ text }) => text)).size).toBe(every.length);
  });
});

describe.each([
  ['English', helpEn],
  ['Punjabi', helpPa],
])('the page in %s', (_language, article) => {
  const section = article.sections.find(({ id }) => id === 'Web-how-to-type-gurmukhi-with-keyboard');
  const rows = (section?.blocks ?? []).flatMap((block) => (block.kind === 'table' ? block.rows : []));

  it('shows beside every letter exactly the keys that type it', () => {
    // A cell is a letter and its keys, or a row is a letter, its name and its keys.
    const pairs = rows.flatMap((row) =>
      row.every((cell) => cell.includes('`')) ? row : [`${row[0] ?? ''} ${row.at(-1) ?? ''}`],
    );
    const shown = pairs.map((pair) => {
      const [text = '', ...caps] = pair.split(' ');
      return { text, typed: toUnicode(caps.map((cap) => cap.slice(1, -1)).join('')) };
    });
    expect(shown).toHaveLength(every.length);
    for (const { text, typed } of shown) expect(typed).toBe(text);
  });
});
