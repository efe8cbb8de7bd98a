import { expect, it } from 'vitest';
import { phoneKindOf } from './phoneKind.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15', 'iPad'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/131.0.0.0 Mobile Safari/537.36', 'androidPhone'],
  ['Mozilla/5.0 (Linux; Android 13; SM-X200) Chrome/131.0.0.0 Safari/537.36', 'androidTablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'mac'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/131.0.0.0', 'chromeOs'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Firefox/132.0', 'linux'],
  ['', 'other'],
  ['curl/8.5.0', 'other'],
])('[SYNC-ADMIT-6] The user agent "%s" is of the kind %s', (userAgent, kind) => {
  expect(phoneKindOf(userAgent)).toBe(kind);
});
