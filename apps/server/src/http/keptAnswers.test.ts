import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createKeptAnswers } from './keptAnswers.ts';

/** As many bytes in brotli, about. */
const text = (size: number) => ({ text: randomBytes(size).toString('base64') });

describe('kept answers', () => {
  it('are JSON, told the same again, each under a tag of its own', () => {
    const answers = createKeptAnswers(10_000);
    expect(answers.find('a')).toBeNull();
    const kept = answers.keep('a', { line: 'ਹਰਿ' });
    expect(brotliDecompressSync(kept.brotli).toString()).toBe('{"line":"ਹਰਿ"}');
    expect(answers.find('a')).toBe(kept);
    expect(answers.keep('b', { line: 'ਹਰ' }).etag).not.toBe(kept.etag);
    expect(answers.keep('c', { line: 'ਹਰਿ' }).etag).toBe(kept.etag);
  });

  it('stay while they are asked for, and are let go when they are not', () => {
    const answers = createKeptAnswers(2_000);
    const asked = answers.keep('asked', text(50));
    const forgotten = answers.keep('forgotten', text(50));
    expect(answers.find('forgotten')).toBe(forgotten);
    for (let round = 0; round < 40; round += 1) {
      answers.keep(String(round), text(50));
      expect(answers.find('asked')).toBe(asked);
    }
    expect(answers.find('forgotten')).toBeNull();
  });

  it('hold no more than they may', () => {
    const answers = createKeptAnswers(2_000);
    const keys = Array.from({ length: 100 }, (_, index) => String(index));
    for (const key of keys) answers.keep(key, text(50));
    const bytes = keys.map((key) => answers.find(key)?.brotli.length ?? 0);
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(2_000);
    expect(bytes.at(-1)).toBeGreaterThan(0);
  });

  it('are not kept where they are large', () => {
    const answers = createKeptAnswers(10_000);
    const small = answers.keep('small', text(1));
    for (const key of ['a', 'b', 'c']) answers.keep(key, text(1_000));
    expect(answers.find('a')).toBeNull();
    expect(answers.find('small')).toBe(small);
  });
});
