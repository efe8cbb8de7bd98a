import { QUOTE_LIMITS } from '@naad/api-contract';
import { expect, it } from 'vitest';
import { routeContextOf } from '../../testing/routeContextOf.ts';
import { loadShare } from './loadShare.ts';

const searched = (query: string) => ({
  kind: 'redirect',
  to: `/search?${new URLSearchParams({ q: query, type: '8', source: 'all', writer: 'all' }).toString()}`,
  isCacheable: false,
});

it.each([
  [{ text: 'ਸਤਿ ਨਾਮੁ' }, 'ਸਤਿ ਨਾਮੁ'],
  [{ text: ' ਸਤਿ\nਨਾਮੁ ', title: 'A page' }, 'ਸਤਿ ਨਾਮੁ'],
  [{ text: 'ਸਤਿ ਨਾਮੁ https://example.org/x?y=1' }, 'ਸਤਿ ਨਾਮੁ'],
  [{ text: 'https://example.org/', title: 'hukam' }, 'hukam'],
])('shared words %j are searched [O71]', async (fields, query) => {
  const href = `/share?${new URLSearchParams(fields as Record<string, string>).toString()}`;
  expect(await loadShare(routeContextOf(href, {}))).toEqual(searched(query));
  const posted = { ...routeContextOf('/share', {}), formFields: fields as Record<string, string> };
  expect(await loadShare(posted)).toEqual(searched(query));
});

it('longer shared text is checked as a quotation [O71]', async () => {
  const text = 'ਆਦਿ ਸਚੁ ਜੁਗਾਦਿ ਸਚੁ ॥ ਹੈ ਭੀ ਸਚੁ ਨਾਨਕ ਹੋਸੀ ਭੀ ਸਚੁ ॥੧॥';
  const asked: string[] = [];
  const context = routeContextOf('/share', {
    request: (path, schema) => {
      asked.push(path);
      const parsed = schema.safeParse({ passages: [] });
      return parsed.success ? Promise.resolve(parsed.data) : Promise.reject(parsed.error);
    },
  });
  expect(await loadShare({ ...context, formFields: { text } })).toMatchObject({
    kind: 'page',
    content: { page: 'quotes', text, passages: [] },
  });
  expect(asked).toEqual([`/quotes?text=${encodeURIComponent(text)}`]);
});

it('shared text that is too long for a check is shown with its limit [O71]', async () => {
  const text = 'ਸ'.repeat(QUOTE_LIMITS.body + 1);
  const result = await loadShare({ ...routeContextOf('/share', {}), formFields: { text } });
  expect(result).toMatchObject({ content: { page: 'quotes', isTooLong: true } });
});

it('an empty share opens the search [O71]', async () => {
  expect(await loadShare(routeContextOf('/share', {}))).toMatchObject({ to: '/search' });
});
