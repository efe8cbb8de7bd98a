import { msg } from '@lingui/core/macro';
import { QUOTE_LIMITS, QuotesResponse } from '@naad/api-contract';
import type { RouteContext } from '../routeContext.ts';
import type { RouteResult } from '../routeResult.ts';

/** Loads the quotation checker. The form sends its text in the address, or in the body if it is long. */
export async function loadQuotes({ url, formFields, api, i18n }: RouteContext): Promise<RouteResult> {
  const text = (formFields?.['text'] ?? url.searchParams.get('text') ?? '').trim();
  const isTooLong = text.length > QUOTE_LIMITS.body;
  const checked = text === '' || isTooLong ? null : await check(text);
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`Check a quotation`),
    content: {
      page: 'quotes',
      text,
      isTooLong,
      passages: checked?.passages ?? null,
      unchecked: checked?.unchecked ?? [],
    },
  };

  async function check(quotation: string) {
    const path = `/quotes?text=${encodeURIComponent(quotation)}`;
    return api.request(path, QuotesResponse);
  }
}
