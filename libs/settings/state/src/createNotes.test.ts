import { notesOn, presentNotes } from '@naad/settings-schema';
import { describe, expect, it, vi } from 'vitest';
import { createNotes } from './createNotes.ts';
import type { PothisStorage } from './createPothis.ts';

const LINE = { verseId: 30958, shabadId: 1, verse: 'ੴ ਸਤਿ ਨਾਮੁ' };

/** A browser whose tabs notify each other. */
function makeBrowser(fault: Partial<Storage> = {}) {
  const values = new Map<string, string>();
  const listeners: ((event: { key: string | null }) => void)[] = [];
  let count = 0;
  let time = 1000;
  function openTab() {
    let own: (typeof listeners)[number] | undefined;
    const keeper = {
      localStorage: {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => {
          values.set(key, value);
          for (const listener of listeners) if (listener !== own) listener({ key });
        },
        ...fault,
      } as Partial<Storage> as Storage,
      addEventListener: (_type: string, listener: (typeof listeners)[number]) => {
        own = listener;
        listeners.push(listener);
      },
    };
    return createNotes(
      keeper as Partial<PothisStorage> as PothisStorage,
      () => ++time,
      () => `note${String(++count)}`,
    );
  }
  return { openTab, values };
}

const textsOn = (store: ReturnType<typeof createNotes>) =>
  notesOn(store.get(), LINE.verseId).map(({ text }) => text);

describe('createNotes [P54]', () => {
  it('keeps a note with its line and date, changes it, and reads it again after a reload', () => {
    const browser = makeBrowser();
    const store = browser.openTab();
    const heard = vi.fn();
    store.subscribe(heard);
    store.write(LINE, 'For Sunday');
    const [first] = presentNotes(store.get());
    expect(first).toMatchObject({ ...LINE, text: 'For Sunday', written: 1001 });
    store.write(LINE, 'For Monday');
    expect(presentNotes(browser.openTab().get())).toEqual([{ ...first, text: 'For Monday', changed: 1002 }]);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('deletes a note and restores it, and an empty text deletes it too', () => {
    const browser = makeBrowser();
    const store = browser.openTab();
    store.write(LINE, 'For Sunday');
    const { restore } = store.remove(LINE.verseId);
    expect(textsOn(store)).toEqual([]);
    expect(browser.values.get('naad.notes')).not.toContain('Sunday');
    restore();
    expect(textsOn(store)).toEqual(['For Sunday']);
    store.write(LINE, ' ');
    expect(textsOn(store)).toEqual([]);
  });

  it('shows both notes of two devices, and joins them when they are edited', () => {
    const store = makeBrowser().openTab();
    const other = makeBrowser();
    other.openTab().write({ ...LINE }, 'From the phone');
    store.write(LINE, 'From the laptop');
    const theirs = presentNotes(other.openTab().get()).map((note) => ({ ...note, id: 'phone' }));
    store.merge(theirs);
    expect(textsOn(store)).toHaveLength(2);
    store.write(LINE, 'Both');
    expect(textsOn(store)).toEqual(['Both']);
  });

  it('adds the notes of a file once, beside those that are here', () => {
    const store = makeBrowser().openTab();
    store.write(LINE, 'Mine');
    const note = { ...LINE, text: 'From the file', written: 5 };
    expect([store.add([note]), store.add([note])]).toEqual([1, 0]);
    expect(textsOn(store).sort()).toEqual(['From the file', 'Mine']);
    expect(presentNotes(store.get())[0]?.written).toBe(5);
  });

  it('follows other tabs, and works as long as the page without storage', () => {
    const browser = makeBrowser();
    const [first, second] = [browser.openTab(), browser.openTab()];
    first.write(LINE, 'For Sunday');
    expect(textsOn(second)).toEqual(['For Sunday']);
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const without = makeBrowser({ getItem: refuse, setItem: refuse }).openTab();
    without.write(LINE, 'For Sunday');
    expect(textsOn(without)).toEqual(['For Sunday']);
  });
});
