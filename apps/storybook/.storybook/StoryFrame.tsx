import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { makeStore } from '@naad/settings-state';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';

/** Provides messages and default preferences to stories. */
export function StoryFrame({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const [store] = useState(() => makeStore({ preferences: DEFAULT_PREFERENCES }));
  return (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>{children}</Provider>
    </I18nProvider>
  );
}
