import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { News } from '../../notifications/createNotificationList.ts';
import { useNotify } from '../../notifications/useNotify.ts';
import { useNotifyError } from '../../notifications/useNotifyError.ts';
import { useSite } from '../../SiteContext.tsx';

/** What copying needs to know of the site, and how it says that something was or was not done. */
export interface CopyContext {
  readonly i18n: I18n;
  /** Where the API answers. */
  readonly apiPrefix: string;
  readonly siteName: string;
  /** Where short links are given with another host name than the site's. */
  readonly shareOrigin: string | null;
  readonly notify: (news: News) => void;
  readonly notifyError: (news: News) => void;
}

export function useCopyContext(): CopyContext {
  const { i18n } = useLingui();
  const { apiPrefix, siteName, shareOrigin } = useSite();
  return { i18n, apiPrefix, siteName, shareOrigin, notify: useNotify(), notifyError: useNotifyError() };
}
