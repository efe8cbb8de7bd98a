import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restorePlace } from './restorePlace.ts';
import { RETURN_KEY, saveReturnPlace } from './returnPlace.ts';

const stored = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};

const HREF = 'https://naad.test/ang?ang=917#line';

/** A tab at an address, with the storage of the session. */
function tabAt(href: string, scrollY = 0, isContinuous = false) {
  const scrollTo = vi.fn();
  const document = { querySelector: () => (isContinuous ? {} : null) };
  const tab = { location: { href }, scrollY, scrollTo, sessionStorage, document };
  return { tab: tab as unknown as Window, scrollTo };
}

beforeEach(() => {
  stored.clear();
});

describe('the place where a login began [P57]', () => {
  it('is scrolled to once, on its own page', () => {
    saveReturnPlace(tabAt(HREF, 1234.4).tab);
    const other = tabAt('https://naad.test/ang?ang=918');
    restorePlace(other.tab);
    expect(other.scrollTo).not.toHaveBeenCalled();
    const back = tabAt(HREF);
    restorePlace(back.tab);
    restorePlace(back.tab);
    expect(back.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 1234);
  });

  it('is left to a continuous page, which resumes at its verse', () => {
    saveReturnPlace(tabAt(HREF, 1234).tab);
    const back = tabAt(HREF, 0, true);
    restorePlace(back.tab);
    expect(back.scrollTo).not.toHaveBeenCalled();
  });

  it('is ignored if what is stored is malformed', () => {
    sessionStorage.setItem(RETURN_KEY, '{"href":1}');
    const back = tabAt(HREF);
    restorePlace(back.tab);
    sessionStorage.setItem(RETURN_KEY, 'x');
    restorePlace(back.tab);
    expect(back.scrollTo).not.toHaveBeenCalled();
  });
});
