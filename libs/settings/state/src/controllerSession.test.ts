import { beforeEach, describe, expect, it } from 'vitest';
import { keepControllerSession, readControllerSession } from './controllerSession.ts';

const KEPT = {
  code: 'ABC-XYZ',
  pin: '123456',
  history: [{ kind: 'bani' as const, id: 2, title: 'ਜਪੁ ਜੀ ਸਾਹਿਬ' }],
};

/** What keeps things for a tab, with nothing in it yet. */
function emptyTab() {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  return { kept, tab: { sessionStorage } };
}

describe('the session of a tab', () => {
  let { kept, tab } = emptyTab();
  beforeEach(() => {
    ({ kept, tab } = emptyTab());
  });

  it('is there again after a reload, and gone once it is left', () => {
    keepControllerSession(tab, KEPT);
    expect(readControllerSession(tab)).toEqual(KEPT);
    keepControllerSession(tab, null);
    expect(readControllerSession(tab)).toBeNull();
    expect(kept.size).toBe(0);
  });

  it.each(['', '{', '1', 'null', '{"code":1,"pin":"1"}', '{"code":"ABC-XYZ"}'])(
    'is none where %s is stored',
    (stored) => {
      tab.sessionStorage.setItem('naad.controller', stored);
      expect(readControllerSession(tab)).toBeNull();
    },
  );

  it('leaves out of the history what is none', () => {
    const history = [KEPT.history[0], { kind: 'text', id: 2, title: '' }, null, { kind: 'bani', id: '2' }];
    tab.sessionStorage.setItem('naad.controller', JSON.stringify({ ...KEPT, history }));
    expect(readControllerSession(tab)?.history).toEqual(KEPT.history);
  });

  it('is not kept where the browser refuses, and nothing breaks', () => {
    const refusing = {
      get sessionStorage(): Storage {
        throw new DOMException('no');
      },
    };
    keepControllerSession(refusing, KEPT);
    expect(readControllerSession(refusing)).toBeNull();
  });
});
