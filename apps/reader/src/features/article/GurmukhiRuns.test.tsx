import { render } from '@testing-library/react';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GurmukhiRuns } from './GurmukhiRuns.tsx';

function marked(text: string) {
  const { container, unmount } = render(<GurmukhiRuns text={text} />);
  const runs = [...container.querySelectorAll('[lang="pa-Guru"]')].map(({ textContent }) => textContent);
  const all = container.textContent;
  unmount();
  return { runs, all };
}

describe('GurmukhiRuns', () => {
  it('marks Gurmukhi from word to word, with the marks that end a line', () => {
    expect(marked('Type ਸਸਨ to find ਸਤਿ ਨਾਮੁ ॥੧॥ and ੴ.').runs).toEqual(['ਸਸਨ', 'ਸਤਿ ਨਾਮੁ ॥੧॥', 'ੴ']);
  });

  it('does not mark Devanagari, which has the same danda', () => {
    expect(marked('सति नामु ॥').runs).toEqual([]);
  });

  it('changes no letter', () => {
    const pieces = oneof(constantFrom('ਸ਼ਬਦ', '॥', ' ', '\n', 'words', 'ੴ', 'नाम'), string());
    assert(
      property(array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        expect(marked(text).all).toBe(text);
      }),
    );
  });
});
