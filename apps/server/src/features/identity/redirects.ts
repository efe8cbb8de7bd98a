import { ApiError } from '@naad/api-contract';

/**
 * Where a login returns to: an address of the allow-list, or a path of ours; the site itself unless told.
 *
 * @param own the site's origin
 * @param others origins that the operator lets logins return to
 * @throws ApiError `badRedirect`
 */
export function parseRedirect(given: string | undefined, own: string, others: readonly string[]): URL {
  // A browser reads other white space, and backslashes, as something else than they are.
  const isPlain = given === undefined || !/[\s\\\p{Cc}]/u.test(given);
  if (!isPlain || !URL.canParse(given ?? '/', own)) throw new ApiError('badRedirect');
  const url = new URL(given ?? '/', own);
  const isAllowed = url.origin === own || others.includes(url.origin);
  if (!isAllowed || url.username !== '' || url.password !== '') throw new ApiError('badRedirect');
  return url;
}

export function withToken(url: URL, token: string): string {
  const next = new URL(url);
  next.searchParams.set('token', token);
  return next.href;
}
