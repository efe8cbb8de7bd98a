import { QUOTE_LIMITS, QuotesResponse } from '@naad/api-contract';
import { expect, it } from 'vitest';
import { routeContextOf } from '../../testing/routeContextOf.ts';
import { loadQuotes } from './loadQuotes.ts';

it('loadQuotes checks the text of the address', async () => {
  const asked: unknown[] = [];
  const context = routeContextOf(`/quotes?text=${encodeURIComponent(' ਆਦਿ ਸਚੁ + 1 ')}`, {
    request: (path, schema) => {
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

it('loadQuotes checks a text sent by the form', async () => {
  const asked: string[] = [];
  const context = routeContextOf('/quotes', {
    request: (path, schema) => {
      asked.push(path);
      const parsed = schema.safeParse({ passages: [] });
      return parsed.success ? Promise.resolve(parsed.data) : Promise.reject(parsed.error);
    },
  });
  const text = 'ਆਦਿ ਸਚੁ '.repeat(1_000).trim();
  expect(await loadQuotes({ ...context, formFields: { text } })).toMatchObject({
    content: { text, passages: [] },
  });
  expect(asked).toEqual([`/quotes?text=${encodeURIComponent(text)}`]);
});

it.each(['/quotes', '/quotes?text=', '/quotes?text=%20'])(
  'loadQuotes sends no request for %s',
  async (href) => {
    expect(await loadQuotes(routeContextOf(href, {}))).toMatchObject({
      status: 200,
      content: { text: '', isTooLong: false, passages: null, unchecked: [] },
    });
  },
);

it('loadQuotes sends no request for a text over the limit', async () => {
  const text = 'ਸ'.repeat(QUOTE_LIMITS.body + 1);
  expect(await loadQuotes(routeContextOf(`/quotes?text=${encodeURIComponent(text)}`, {}))).toMatchObject({
    content: { text, isTooLong: true, passages: null },
  });
});

it('loadQuotes returns the unchecked parts of a text', async () => {
  const unchecked = [{ text: 'ਜੁਗਾਦਿ ਸਚੁ', reason: 'text', passagesBefore: 0 }];
  const context = routeContextOf('/quotes?text=%E0%A8%86', {
    request: (_path, schema) => {
      const parsed = schema.safeParse({ passages: [], unchecked });
      return parsed.success ? Promise.resolve(parsed.data) : Promise.reject(parsed.error);
    },
  });
  expect(await loadQuotes(context)).toMatchObject({ content: { passages: [], unchecked } });
});
