import { expect, it } from 'vitest';
import { readPhoneName, savePhoneName } from './phoneName.ts';

it('the name of the phone is kept until it is emptied', () => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage;
  expect(readPhoneName({ localStorage })).toBe('');
  savePhoneName({ localStorage }, 'Asa');
  expect(readPhoneName({ localStorage })).toBe('Asa');
  savePhoneName({ localStorage }, '');
  expect(stored.size).toBe(0);
});

it('without storage there is no name, and saving does not throw', () => {
  const refusing = {
    get localStorage(): Storage {
      throw new DOMException('no');
    },
  };
  savePhoneName(refusing, 'Asa');
  expect(readPhoneName(refusing)).toBe('');
});
