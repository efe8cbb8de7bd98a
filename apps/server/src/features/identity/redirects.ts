import { ApiError } from '@naad/api-contract';

/** Maximum characters of an address in the cookie; proxies refuse responses with longer headers. */
export const MAX_REDIRECT_LENGTH = 1_000;

/** Shortens an address of ours: drops the query, then the path. */
function shortened(url: URL): URL {
  return (
    [url, new URL(url.pathname, url), new URL('/', url)].find(
      ({ href }) => href.length <= MAX_REDIRECT_LENGTH,
    ) ?? url
  );
}

/**
 * Validates the address a login returns to: a path of ours or an allowed origin; the site itself by default. Our own
 * addresses lose their query if longer than 1,000 characters.
 *
 * @param own the site's origin
 * @param others other origins that the operator allows
 * @throws ApiError `badRedirect`, `redirectTooLong`
 */
export function parseRedirect(given: string | undefined, own: string, others: readonly string[]): URL {
  // Browsers rewrite other whitespace and backslashes in addresses.
  const isPlain = given === undefined || !/[\s\\\p{Cc}]/u.test(given);
  if (!isPlain || !URL.canParse(given ?? '/', own)) throw new ApiError('badRedirect');
  const url = new URL(given ?? '/', own);
  const isAllowed = url.origin === own || others.includes(url.origin);
  if (!isAllowed || url.username !== '' || url.password !== '') throw new ApiError('badRedirect');
  if (url.origin === own) return shortened(url);
  if (url.href.length > MAX_REDIRECT_LENGTH) throw new ApiError('redirectTooLong');
  return url;
}

export function withToken(url: URL, token: string): string {
  const next = new URL(url);
  next.searchParams.set('token', token);
  return next.href;
}
