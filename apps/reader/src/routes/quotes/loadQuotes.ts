import { msg } from '@lingui/core/macro';
import { QUOTE_LIMITS, QuotesResponse } from '@naad/api-contract';
import type { RouteContext } from '../routeContext.ts';
import type { RouteResult } from '../routeResult.ts';

/** The checker of quotations: of the text that the form of the page sends, in the address or, as it may be long, not. */
export async function loadQuotes({ url, sent, api, i18n }: RouteContext): Promise<RouteResult> {
  const text = (sent?.['text'] ?? url.searchParams.get('text') ?? '').trim();
  const isTooLong = text.length > QUOTE_LIMITS.body;
  const passages = text === '' || isTooLong ? null : await check(text);
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`Check a quotation`),
    content: { page: 'quotes', text, isTooLong, passages },
  };

  async function check(asked: string) {
    const path = `/quotes?text=${encodeURIComponent(asked)}`;
    return (await api.ask(path, QuotesResponse)).passages;
  }
}
