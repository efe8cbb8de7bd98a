import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { NotificationContent } from '../../shared/notifications/createNotificationList.ts';
import { useNotify } from '../../shared/notifications/useNotify.ts';
import { useNotifyError } from '../../shared/notifications/useNotifyError.ts';
import { useSite } from '../../shared/SiteContext.tsx';

/** The site's settings and the notifications that copying and sharing use. */
export interface CopyContext {
  readonly i18n: I18n;
  /** Path prefix of the API. */
  readonly apiPrefix: string;
  readonly siteName: string;
  /** Origin of short links, if it differs from the site's; else null. */
  readonly shareOrigin: string | null;
  readonly notify: (news: NotificationContent) => void;
  readonly notifyError: (news: NotificationContent) => void;
}

/** Provides the {@link CopyContext} of the current site. */
export function useCopyContext(): CopyContext {
  const { i18n } = useLingui();
  const { apiPrefix, siteName, shareOrigin } = useSite();
  return { i18n, apiPrefix, siteName, shareOrigin, notify: useNotify(), notifyError: useNotifyError() };
}
