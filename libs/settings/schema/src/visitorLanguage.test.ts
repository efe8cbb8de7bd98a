import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from './preferences.ts';
import { encodePreferences, PREFERENCES_COOKIE } from './preferencesCookie.ts';
import { visitorLanguage } from './visitorLanguage.ts';

const cookieOf = (language: 'pa' | 'pa-Arab' | 'system') =>
  `${PREFERENCES_COOKIE}=${encodePreferences({ ...DEFAULT_PREFERENCES, theme: 'dark', language })}`;

describe('the language of a visitor in a browser', () => {
  it('is the one chosen on this host', () => {
    expect(visitorLanguage(`darkmode=1; ${cookieOf('pa')}; other=1`, ['en-GB'])).toBe('pa');
    expect(visitorLanguage(cookieOf('pa-Arab'), ['en-GB'])).toBe('pa-Arab');
  });

  it('is otherwise the browser’s first one that the interface has', () => {
    expect(visitorLanguage('', ['fr', 'pa-IN', 'en'])).toBe('pa');
    expect(visitorLanguage(cookieOf('system'), ['hi-IN'])).toBe('hi');
    expect(visitorLanguage('naad=2~language:xx', ['es'])).toBe('es');
    expect(visitorLanguage('notnaad=2~language:pa', [])).toBe('en');
  });
});
