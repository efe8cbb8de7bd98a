import { describe, expect, it } from 'vitest';
import { createRendererCallReader, formatRendererCall, RENDERER_HEADER } from './rendererCall.ts';

const KEY = 'a-key-of-two-processes-of-32-chars';
const headersOf = (value: string | string[]) => ({ [RENDERER_HEADER]: value });

describe('a call of the pages process [D4]', () => {
  it.each([
    { purpose: 'render', visitor: '192.0.2.1' },
    { purpose: 'forward', visitor: '2001:db8::1' },
  ] as const)('is read as it was written: %o', (call) => {
    expect(createRendererCallReader(KEY)(headersOf(formatRendererCall(KEY, call)))).toEqual(call);
  });

  it.each([
    ['another key', `b${KEY.slice(1)} render 192.0.2.1`],
    ['the beginning of the key', `${KEY.slice(0, -1)} render 192.0.2.1`],
    ['a longer key', `${KEY}x render 192.0.2.1`],
    ['an unknown purpose', `${KEY} admin 192.0.2.1`],
    ['no visitor', `${KEY} render`],
    ['nothing', ''],
  ])('is not one with %s', (_name, value) => {
    expect(createRendererCallReader(KEY)(headersOf(value))).toBeNull();
  });

  it('is not one if the header is repeated, absent, or this server has no pages process', () => {
    const value = formatRendererCall(KEY, { purpose: 'render', visitor: '192.0.2.1' });
    expect(createRendererCallReader(KEY)({ [RENDERER_HEADER]: [value, value] })).toBeNull();
    expect(createRendererCallReader(KEY)({})).toBeNull();
    expect(createRendererCallReader(null)(headersOf(value))).toBeNull();
  });
});
