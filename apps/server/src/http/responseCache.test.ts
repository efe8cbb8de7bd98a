import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createResponseCache } from './responseCache.ts';

/** Returns text of about this many bytes in brotli. */
const text = (size: number) => ({ text: randomBytes(size).toString('base64') });

describe('cached responses', () => {
  it('are JSON, returned repeatedly, each with its own tag', () => {
    const answers = createResponseCache(10_000);
    expect(answers.find('a')).toBeNull();
    const kept = answers.add('a', { line: 'ਹਰਿ' });
    expect(brotliDecompressSync(kept.brotli).toString()).toBe('{"line":"ਹਰਿ"}');
    expect(answers.find('a')).toBe(kept);
    expect(answers.add('b', { line: 'ਹਰ' }).etag).not.toBe(kept.etag);
    expect(answers.add('c', { line: 'ਹਰਿ' }).etag).toBe(kept.etag);
  });

  it("stay while they are requested and are dropped when they aren't", () => {
    const answers = createResponseCache(2_000);
    const asked = answers.add('asked', text(50));
    const forgotten = answers.add('forgotten', text(50));
    expect(answers.find('forgotten')).toBe(forgotten);
    for (let round = 0; round < 40; round += 1) {
      answers.add(String(round), text(50));
      expect(answers.find('asked')).toBe(asked);
    }
    expect(answers.find('forgotten')).toBeNull();
  });

  it('never exceed the limit, and take no more memory than is counted', () => {
    const answers = createResponseCache(2_000);
    const keys = Array.from({ length: 100 }, (_, index) => String(index));
    for (const key of keys) answers.add(key, text(50));
    const bytes = keys.map((key) => answers.find(key)?.brotli.length ?? 0);
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(2_000);
    expect(bytes.at(-1)).toBeGreaterThan(0);
    const held = keys.map((key) => answers.find(key)?.brotli.buffer.byteLength ?? 0);
    expect(held).toEqual(bytes);
  });

  it('exclude large responses', () => {
    const answers = createResponseCache(10_000);
    const small = answers.add('small', text(1));
    for (const key of ['a', 'b', 'c']) answers.add(key, text(1_000));
    expect(answers.find('a')).toBeNull();
    expect(answers.find('small')).toBe(small);
  });
});
