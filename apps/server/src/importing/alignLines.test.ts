import { describe, expect, it } from 'vitest';
import { alignLines } from './alignLines.ts';

const align = (theirs: string, ours: string) => alignLines([...theirs], [...ours]);

describe('alignLines', () => {
  it('pairs equal lines in order and skips those that one side lacks [T86]', () => {
    expect(align('abcd', 'abcd')).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(align('axcd', 'abxc')).toEqual([
      [0, 0],
      [1, 2],
      [2, 3],
    ]);
  });

  it('pairs a repeated line only where its neighbours leave one choice [T86]', () => {
    expect(align('raba', 'raba')).toHaveLength(4);
    expect(align('ra', 'raa')).toEqual([[0, 0]]);
    expect(align('ab', 'ba')).toEqual([]);
    expect(align('rar', 'rxrar')).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('never pairs lines without letters [T86]', () => {
    expect(alignLines(['', 'a'], ['', 'a'])).toEqual([[1, 1]]);
  });
});
