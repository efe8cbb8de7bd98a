import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { makeI18n } from '../language/makeI18n.ts';

/** The texts as they stand in the source. */
export const english = makeI18n('en', {});

/** What a component needs around it to speak. */
export function InEnglish({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={english}>{children}</I18nProvider>;
}
