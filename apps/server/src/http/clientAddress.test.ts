import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createAddressReader, limitKey } from './clientAddress.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('createAddressReader', () => {
  it.each<[boolean | string[], string, string | undefined, string]>([
    [false, '203.0.113.1', '192.0.2.1', '203.0.113.1'],
    [false, '::ffff:203.0.113.1', undefined, '203.0.113.1'],
    [false, '::ffff:cb00:7101', undefined, '203.0.113.1'],
    [false, '64:ff9b::203.0.113.1', undefined, '203.0.113.1'],
    [false, 'fe80::1%eth0', undefined, 'fe80::1'],
    [true, '203.0.113.1', '192.0.2.1, 198.51.100.1', '192.0.2.1'],
    [true, '::ffff:203.0.113.1', undefined, '203.0.113.1'],
    [true, '203.0.113.1', '2001:DB8:0:0::1', '2001:db8::1'],
    [true, '203.0.113.1', '192.0.2.1:5000', '192.0.2.1'],
    [true, '203.0.113.1', '[2001:db8::1]:5000', '2001:db8::1'],
    [true, '203.0.113.1', 'unknown', '203.0.113.1'],
    [true, '203.0.113.1', '0x7f.1', '203.0.113.1'],
    [['loopback'], '::ffff:127.0.0.1', '192.0.2.1', '192.0.2.1'],
    [['loopback'], '127.0.0.1', '6.6.6.6, 192.0.2.1', '192.0.2.1'],
    [['10.0.0.0/8', '::1'], '::1', '192.0.2.1, 10.1.2.3', '192.0.2.1'],
    [['10.0.0.0/8'], '203.0.113.1', '192.0.2.1', '203.0.113.1'],
    [['uniquelocal'], 'fd00::1', '2001:db8::1', '2001:db8::1'],
  ])(
    'with trust %o, a request from %s forwarding %s has the address %s',
    (trustProxy, remote, forwarded, client) => {
      expect(createAddressReader(trustProxy)(request(remote, forwarded))).toBe(client);
    },
  );

  it.each([
    ['2001:DB8::1', '2001:db8::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['not an address', '203.0.113.1'],
  ])('takes the visitor %s of a page from our own pages process as %s [D4]', (visitor, address) => {
    const read = createAddressReader(false, () => ({ purpose: 'render', visitor }));
    expect(read(request('203.0.113.1', '198.51.100.1'))).toBe(address);
  });

  it('returns an empty string if the connection is closed', () => {
    expect(createAddressReader(['loopback'])(request(undefined as unknown as string))).toBe('');
  });
});

it.each([
  ['203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '::/64'],
  ['', ''],
])('limitKey turns %s into %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});
