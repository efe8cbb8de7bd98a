import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUOTE_LIMITS, QuotesResponse } from '@naad/api-contract';
import { parse } from 'zod/v4/core';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { ask, createTestServer, expectError } from '../../testing/index.ts';
import { takeTurns } from './takeTurns.ts';

const LINE = 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥';

describe('quotations', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const post = (payload: string | object) =>
    server.inject({
      method: 'POST',
      url: '/api/quotes',
      payload,
      headers: { 'content-type': 'application/json' },
    });

  it('are judged with the line, the work, the page and the writer', async () => {
    const { passages } = await ask(server, `/api/quotes?text=${encodeURIComponent(LINE)}`, QuotesResponse);
    expect(passages).toMatchObject([
      {
        verdict: 'authentic',
        form: 'gurmukhi',
        translator: null,
        isWhole: true,
        lines: [
          {
            unicode: LINE,
            shabadId: 1,
            source: { sourceId: 'G', pageNo: 1, english: 'Sri Guru Granth Sahib Ji' },
            writer: { english: 'Guru Nanak Dev Ji' },
          },
        ],
        pieces: [],
        namedPage: null,
      },
    ]);
  });

  it('are told to be on another page than the text names', async () => {
    const text = encodeURIComponent(`${LINE} (SGGS 7)`);
    const { passages } = await ask(server, `/api/quotes?text=${text}`, QuotesResponse);
    expect(passages).toMatchObject([{ verdict: 'authentic', namedPage: { from: 7, to: 7, isRight: false } }]);
  });

  it('of a longer text are judged one by one, in their order', async () => {
    const text = `${LINE}\nਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਸਉ ਵਾਰ ॥\nhello world, this is a shopping list for Tuesday`;
    const reply = await post({ text });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-cache');
    const { passages } = parse(QuotesResponse, reply.json());
    expect(passages.map(({ verdict }) => verdict)).toEqual(['authentic', 'altered', 'notFound']);
    expect(passages[1]?.pieces.filter(({ kind }) => kind !== 'same')).toMatchObject([
      { kind: 'changed', quoted: 'ਸਉ', scripture: 'ਲਖ' },
    ]);
  });

  it('in the words of a translator name who it is', async () => {
    const text =
      'By thinking, He cannot be reduced to thought, even by thinking hundreds of thousands of times.';
    const { passages } = await ask(server, `/api/quotes?text=${encodeURIComponent(text)}`, QuotesResponse);
    expect(passages).toMatchObject([
      { verdict: 'authentic', form: 'translation', translator: { key: 'en.ssk' } },
    ]);
  });

  it('are refused where there is nothing, too much, or no text', async () => {
    await expectError(server, '/api/quotes', 'badRequest');
    await expectError(server, '/api/quotes?text=', 'badRequest');
    await expectError(server, `/api/quotes?text=${'a'.repeat(QUOTE_LIMITS.body + 1)}`, 'badRequest');
    for (const payload of [{}, { text: '' }, { text: 5 }, { text: 'a'.repeat(QUOTE_LIMITS.body + 1) }, '{']) {
      expect((await post(payload)).statusCode).toBe(400);
    }
    expect((await post({ text: 'a'.repeat(70_000) })).statusCode).toBe(413);
  });

  it('of odd texts are answered too', async () => {
    for (const text of ['॥', '\0', '+ - * "', 'ੁੁੁੁੁ', '🙂🙂 🙂', '('.repeat(500), 'a '.repeat(400)]) {
      const reply = await post({ text });
      expect(reply.statusCode, text).toBe(200);
    }
  });
});

describe('long work', () => {
  it('is done one after the other, and refused beyond what may wait', async () => {
    const inTurn = takeTurns(2);
    const seen: string[] = [];
    function* work(name: string) {
      for (const part of [1, 2]) {
        seen.push(`${name}${String(part)}`);
        yield part;
      }
    }
    const first = inTurn(work('a'));
    const second = inTurn(work('b'));
    await expect(inTurn(work('c'))).rejects.toMatchObject({ id: 'tooManyRequests' });
    expect(await first).toEqual([1, 2]);
    expect(await second).toEqual([1, 2]);
    expect(seen).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(await inTurn(work('d'))).toEqual([1, 2]);
  });

  it('that fails lets the next one come', async () => {
    const inTurn = takeTurns(2);
    const failing: Iterable<number> = {
      [Symbol.iterator]: () => ({
        next: () => {
          throw new Error('broken');
        },
      }),
    };
    await expect(inTurn(failing)).rejects.toThrow('broken');
    expect(await inTurn([1])).toEqual([1]);
  });
});
