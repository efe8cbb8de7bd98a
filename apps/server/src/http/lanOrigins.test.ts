import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isInside, lanOrigins } from './lanOrigins.ts';

const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;

describe('the addresses for phones', () => {
  it('are those of the network, without this computer’s own and without IPv6 [U78]', () => {
    expect(
      lanOrigins(8080, {
        lo: [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)],
        wlan0: [at('192.168.1.20'), at('fe80::1', 'IPv6')],
        hotspot: [at('10.42.0.1')],
        eth0: [at('203.0.113.9'), at('169.254.3.4')],
        gone: undefined,
      }),
    ).toEqual(['http://192.168.1.20:8080', 'http://10.42.0.1:8080']);
  });

  it.each(['127.0.0.1', '::1', '192.168.1.5', '10.0.0.2', '172.20.10.2', '::ffff:192.168.1.5', 'fd00::1'])(
    'are told to %s [U78]',
    (address) => {
      expect(isInside(address)).toBe(true);
    },
  );

  it.each(['203.0.113.9', '2001:db8::1', '', 'localhost'])('are not told to “%s” [U78]', (address) => {
    expect(isInside(address)).toBe(false);
  });
});
