import { describe, expect, it } from 'vitest';
import { isBoundedJson, isLong, jsonInTurns } from './json.ts';

async function written(value: unknown) {
  let turns = 0;
  const pieces = await jsonInTurns(value, () => {
    turns += 1;
    return Promise.resolve();
  });
  return { json: pieces.join(''), turns };
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, text: 'ਸਤਿ ਨਾਮੁ "<\u2028', none: undefined, no: null }));

describe('jsonInTurns', () => {
  it.each([
    ['a number', 5],
    ['null', null],
    ['an empty list', []],
    ['an empty object', {}],
    ['a short list', rows(3)],
    ['a long list', rows(500)],
    ['an object with a long list between its fields', { a: 1, rows: rows(100), none: undefined, z: 'x' }],
    [
      'lists within lists',
      { shabads: [{ verses: rows(50) }, { verses: [] }, { verses: rows(20), x: undefined }] },
    ],
    ['what JSON has no word for', { rows: [...rows(20), undefined, () => 1, Number.NaN], f: () => 1 }],
    ['dates', { at: new Date(0), rows: rows(20) }],
  ])('equals JSON.stringify for %s', async (_, value) => {
    expect((await written(value)).json).toBe(JSON.stringify(value));
  });

  it('yields while it writes a list of megabytes, but not for a short list', async () => {
    expect((await written({ rows: rows(100_000) })).turns).toBeGreaterThan(5);
    expect((await written({ rows: rows(100) })).turns).toBe(0);
  });

  it('isLong judges a list by its length, not its depth', () => {
    expect(isLong({ pages: [{ page: rows(20) }] })).toBe(true);
    expect(isLong({ pages: [{ page: rows(5) }] })).toBe(false);
    expect(isLong('x'.repeat(10_000))).toBe(false);
  });
});

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const BOUNDS = { depth: 3, values: 10 };

it.each<[string, unknown]>([
  ['a number', 5],
  ['null', null],
  ['three levels', [{ a: [1] }]],
  ['ten values', Array(9).fill(0)],
])('JSON with %s is within the bounds', (_name, json) => {
  expect(isBoundedJson(json, BOUNDS)).toBe(true);
});

it.each<[string, unknown]>([
  ['four levels', [{ a: [[]] }]],
  ['250,000 levels', nested(250_000)],
  ['eleven values', Array(10).fill(0)],
  [
    'eleven values in two levels',
    [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  ],
])('JSON with %s exceeds the bounds', (_name, json) => {
  expect(isBoundedJson(json, BOUNDS)).toBe(false);
});
