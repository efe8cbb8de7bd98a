import { useCurrentHref } from './navigation/useRoute.ts';
import { loginHref, useSite } from './SiteContext.tsx';

/** Address that starts a login, which returns to the current page. */
export function useLoginHref(): string {
  const { accountPrefix } = useSite();
  return loginHref(accountPrefix, useCurrentHref());
}
