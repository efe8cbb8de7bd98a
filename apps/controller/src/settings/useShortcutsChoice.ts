import { decodePreferences, PREFERENCES_COOKIE, preferencesCookie } from '@naad/settings-schema';
import { useState } from 'react';

function storedPreferences() {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${PREFERENCES_COOKIE}=`));
  return decodePreferences(pair?.slice(PREFERENCES_COOKIE.length + 1));
}

/** Whether single letters are keys: one choice with the reader's, in the cookie of the site (WCAG 2.1.4). */
export function useShortcutsChoice(): [boolean, (isOn: boolean) => void] {
  const [hasShortcuts, setHasShortcuts] = useState(() => storedPreferences().hasShortcuts);
  const choose = (isOn: boolean) => {
    setHasShortcuts(isOn);
    document.cookie = preferencesCookie({ ...storedPreferences(), hasShortcuts: isOn });
  };
  return [hasShortcuts, choose];
}
