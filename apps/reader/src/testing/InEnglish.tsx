import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { english } from './english.ts';

/** What a component needs around it to speak, for tests and stories. */
export function InEnglish({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={english}>{children}</I18nProvider>;
}
