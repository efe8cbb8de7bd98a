import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { makeI18n } from '../makeI18n.ts';

/** Messages of the source language. */
export const english = makeI18n('en', {});

/** Wraps components with English messages, for tests and stories. */
export function InEnglish({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={english}>{children}</I18nProvider>;
}
