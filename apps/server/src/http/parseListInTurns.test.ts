import { ApiError } from '@naad/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseListInTurns } from './parseListInTurns.ts';

const read = (json: string, maxItems = 1_000) =>
  parseListInTurns(Buffer.from(json), { parse: (text) => JSON.parse(text) as unknown, maxItems });

const refusal = (json: string, maxItems?: number) =>
  read(json, maxItems).then(
    () => null,
    (error: unknown) => error,
  );

describe('parseListInTurns', () => {
  it('equals JSON.parse', () =>
    fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.constantFrom(0, 2),
        async (object, space) => {
          const json = JSON.stringify(object, null, space);
          expect(await read(json)).toEqual(JSON.parse(json));
        },
      ),
    ));

  it.each([
    '{"a": [ ], "b": [[1, [2]], {"c": [3]}], "d": "[1,2]"}',
    String.raw`{"a": ["\"],[", "\\", "ਸਤਿ, ਨਾਮੁ"], "a2": 5}`,
    '{"a": [1], "a": [2, 3]}',
    '  {"a":[1,2 , 3]}  ',
    '5',
    '"x"',
    'null',
  ])('equals JSON.parse for %s', async (json) => {
    expect(await read(json)).toEqual(JSON.parse(json));
  });

  it.each([
    '',
    '{',
    '{"a": [1}',
    '{"a": [1}]',
    '{"a": [1 2]}',
    '{"a": [,]}',
    '{"a": [1,]}',
    '{"a": [,1]}',
    '{"a": [1]]',
    '{"a": ["x]}',
    '{"a": [{"b": [1}]}',
    '{"a": [1]} x',
  ])('refuses %j, as JSON.parse does', async (json) => {
    expect(() => JSON.parse(json) as unknown).toThrow(SyntaxError);
    expect(await refusal(json)).toBeInstanceOf(SyntaxError);
  });

  it('refuses too many items before parsing them all', async () => {
    expect(await refusal(`{"a": [${'1,'.repeat(100_000)}1]}`)).toMatchObject({ id: 'tooMany' });
    expect(await refusal('{"a": [1, 2], "b": [3]}', 2)).toMatchObject({ id: 'tooMany' });
    expect(await refusal('{"a": [1, 2]}', 2)).toBeNull();
  });

  it('refuses an item, or text around the lists, that would take long to parse', async () => {
    const deep = `[${'1,'.repeat(100_000)}1]`;
    for (const json of [
      `{"a": [${deep}]}`,
      `{"a": {"b": ${deep}}}`,
      `{"a": [1], "b": {"c": ${deep}}, "d": [1]}`,
    ]) {
      const error = await refusal(json);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ id: 'badRequest' });
    }
  });
});
