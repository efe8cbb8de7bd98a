import { describe, expect, it } from 'vitest';
import { createWordVotes } from './wordVotes.ts';

const list = (...lines: number[]): Uint32Array => Uint32Array.from(lines);

describe('createWordVotes', () => {
  const votes = createWordVotes(100_000, (line) => -line);

  it('ranks the line that shares most words first, rare words before common ones', () => {
    const common = list(...Array.from({ length: 1_000 }, (_, line) => line));
    const found = votes.find([[common], [list(5, 7)], [list(7, 9)]], 4);
    expect(found).toEqual([7, 9, 5, 999]);
  });

  it('counts a word once that is in a line in two forms, and orders ties by rank', () => {
    expect(votes.find([[list(1, 2), list(2, 3)]], 10)).toEqual([3, 2, 1]);
  });

  it('carries no votes over to the next text', () => {
    votes.find([[list(1)], [list(1)]], 1);
    expect(votes.find([[list(1)], [list(2), list(2)], [list(2)]], 1)).toEqual([2]);
  });

  it('finds nothing for words without lines or texts without words', () => {
    expect(votes.find([], 5)).toEqual([]);
    expect(votes.find([[], [list()]], 5)).toEqual([]);
  });

  it('skips common words once enough lines have been read', () => {
    const everywhere = list(...Array.from({ length: 90_000 }, (_, line) => line));
    expect(votes.find([[everywhere], [list(4)]], 3)).toEqual([4]);
    expect(votes.find([[everywhere]], 2)).toEqual([89_999, 89_998]);
  });
});
