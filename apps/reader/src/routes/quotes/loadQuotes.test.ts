import { QUOTE_LIMITS, QuotesResponse } from '@naad/api-contract';
import { expect, it } from 'vitest';
import { routeContextOf } from '../../testing/routeContextOf.ts';
import { loadQuotes } from './loadQuotes.ts';

it('asks about the text of the address, in the words of the contract', async () => {
  const asked: unknown[] = [];
  const context = routeContextOf(`/quotes?text=${encodeURIComponent(' ਆਦਿ ਸਚੁ + 1 ')}`, {
    ask: (path, schema) => {
      asked.push(path, schema);
      const parsed = schema.safeParse({ passages: [] });
      return parsed.success ? Promise.resolve(parsed.data) : Promise.reject(parsed.error);
    },
  });
  expect(await loadQuotes(context)).toMatchObject({
    status: 200,
    content: { page: 'quotes', text: 'ਆਦਿ ਸਚੁ + 1', isTooLong: false, passages: [] },
  });
  expect(asked).toEqual([`/quotes?text=${encodeURIComponent('ਆਦਿ ਸਚੁ + 1')}`, QuotesResponse]);
});

it('asks about a text that was sent with the form', async () => {
  const asked: string[] = [];
  const context = routeContextOf('/quotes', {
    ask: (path, schema) => {
      asked.push(path);
      const parsed = schema.safeParse({ passages: [] });
      return parsed.success ? Promise.resolve(parsed.data) : Promise.reject(parsed.error);
    },
  });
  const text = 'ਆਦਿ ਸਚੁ '.repeat(1_000).trim();
  expect(await loadQuotes({ ...context, sent: { text } })).toMatchObject({ content: { text, passages: [] } });
  expect(asked).toEqual([`/quotes?text=${encodeURIComponent(text)}`]);
});

it.each(['/quotes', '/quotes?text=', '/quotes?text=%20'])('asks nothing for %s', async (href) => {
  expect(await loadQuotes(routeContextOf(href, {}))).toMatchObject({
    status: 200,
    content: { text: '', isTooLong: false, passages: null },
  });
});

it('does not send more than is checked at once', async () => {
  const text = 'ਸ'.repeat(QUOTE_LIMITS.body + 1);
  expect(await loadQuotes(routeContextOf(`/quotes?text=${encodeURIComponent(text)}`, {}))).toMatchObject({
    content: { text, isTooLong: true, passages: null },
  });
});
