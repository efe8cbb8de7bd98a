import { beforeEach, describe, expect, it } from 'vitest';
import { saveControllerSession, readControllerSession } from './controllerSession.ts';

const SESSION = {
  code: 'ABC-XYZ',
  pin: '123456',
  token: 'token-of-this-phone-0001',
  history: [{ kind: 'bani' as const, id: 2, title: 'ਜਪੁ ਜੀ ਸਾਹਿਬ' }],
};

/** An empty sessionStorage. */
function emptyTab() {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage;
  return { stored, tab: { sessionStorage } };
}

describe('the controller session of a tab', () => {
  let { stored, tab } = emptyTab();
  beforeEach(() => {
    ({ stored, tab } = emptyTab());
  });

  it('survives a reload and is deleted on leaving', () => {
    saveControllerSession(tab, SESSION);
    expect(readControllerSession(tab)).toEqual(SESSION);
    saveControllerSession(tab, null);
    expect(readControllerSession(tab)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it.each(['', '{', '1', 'null', '{"code":1,"pin":"1"}', '{"code":"ABC-XYZ"}'])(
    'is null if %s is stored',
    (stored) => {
      tab.sessionStorage.setItem('naad.controller', stored);
      expect(readControllerSession(tab)).toBeNull();
    },
  );

  it('has no token if an earlier version stored it, or if the token is invalid', () => {
    for (const token of [undefined, 7, {}]) {
      tab.sessionStorage.setItem('naad.controller', JSON.stringify({ ...SESSION, token }));
      expect(readControllerSession(tab)).toEqual({ ...SESSION, token: null });
    }
  });

  it('drops invalid history entries', () => {
    const history = [SESSION.history[0], { kind: 'text', id: 2, title: '' }, null, { kind: 'bani', id: '2' }];
    tab.sessionStorage.setItem('naad.controller', JSON.stringify({ ...SESSION, history }));
    expect(readControllerSession(tab)?.history).toEqual(SESSION.history);
  });

  it('is null without storage, and saving does not throw', () => {
    const refusing = {
      get sessionStorage(): Storage {
        throw new DOMException('no');
      },
    };
    saveControllerSession(refusing, SESSION);
    expect(readControllerSession(refusing)).toBeNull();
  });
});
