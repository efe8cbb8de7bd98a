import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeBase64, encodeWav } from './encodeWav.ts';

it('a WAV file has the header and samples that players read [V1]', () => {
  const file = Buffer.from(encodeWav(Float32Array.of(0, 1, -1, 0.5, 7), 16_000));
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.toString('latin1', 8, 16)).toBe('WAVEfmt ');
  expect([file.readUInt16LE(20), file.readUInt16LE(22), file.readUInt16LE(34)]).toEqual([1, 1, 16]);
  expect([file.readUInt32LE(24), file.readUInt32LE(28), file.readUInt16LE(32)]).toEqual([16_000, 32_000, 2]);
  expect([file.toString('latin1', 36, 40), file.readUInt32LE(40)]).toEqual(['data', 10]);
  const samples = Array.from({ length: 5 }, (_, index) => file.readInt16LE(44 + index * 2));
  expect(samples).toEqual([0, 32_767, -32_767, 16_384, 32_767]);
});

it('base64 of any length matches the standard encoding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40_000, size: 'max' }), (bytes) => {
      expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    }),
    { numRuns: 30 },
  );
});
