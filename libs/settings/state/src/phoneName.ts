/** The part of `window` that keeps the phone's name. It is sent to the displays that this phone controls. */
export type PhoneNameStorage = Pick<Window, 'localStorage'>;

const KEY = 'naad.phoneName';

/** Reads the name that was typed on this phone; empty without one, or if storage is denied. */
export function readPhoneName(browser: PhoneNameStorage): string {
  try {
    return browser.localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Saves the phone's name, or deletes it if it is empty. */
export function savePhoneName(browser: PhoneNameStorage, name: string): void {
  try {
    if (name === '') browser.localStorage.removeItem(KEY);
    else browser.localStorage.setItem(KEY, name);
  } catch {
    // Without storage it lasts until the page is closed.
  }
}
