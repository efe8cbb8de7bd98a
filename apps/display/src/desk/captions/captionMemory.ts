import type { CaptionMemory } from './createCaptionSender.ts';

const KEY = 'naad-captions';

/** Keeps the address of a meeting and the number of its last caption in this browser. */
export function captionMemory(keeper: Pick<Window, 'localStorage'>): CaptionMemory {
  return {
    read() {
      try {
        const saved: unknown = JSON.parse(keeper.localStorage.getItem(KEY) ?? 'null');
        return isSaved(saved) ? saved : null;
      } catch {
        return null;
      }
    },
    write(saved) {
      try {
        keeper.localStorage.setItem(KEY, JSON.stringify(saved));
      } catch {
        // The browser forbids storage: a reload starts with another number.
      }
    },
  };
}

function isSaved(saved: unknown): saved is { address: string; seq: number } {
  return (
    typeof saved === 'object' &&
    saved !== null &&
    'address' in saved &&
    typeof saved.address === 'string' &&
    'seq' in saved &&
    Number.isInteger(saved.seq)
  );
}
