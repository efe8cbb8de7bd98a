import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createAddressReader } from './createAddressReader.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

it.each<[boolean | string[], string, string | undefined, string]>([
  [false, '203.0.113.1', '192.0.2.1', '203.0.113.1'],
  [true, '203.0.113.1', '192.0.2.1, 198.51.100.1', '192.0.2.1'],
  [true, '::ffff:203.0.113.1', undefined, '203.0.113.1'],
  [['loopback'], '::ffff:127.0.0.1', '192.0.2.1', '192.0.2.1'],
  [['loopback'], '127.0.0.1', '6.6.6.6, 192.0.2.1', '192.0.2.1'],
  [['10.0.0.0/8', '::1'], '::1', '192.0.2.1, 10.1.2.3', '192.0.2.1'],
  [['10.0.0.0/8'], '203.0.113.1', '192.0.2.1', '203.0.113.1'],
  [['uniquelocal'], 'fd00::1', '2001:db8::1', '2001:db8::1'],
])('trusting %o, what %s forwards for %s is from %s', (trustProxy, remote, forwarded, client) => {
  expect(createAddressReader(trustProxy)(request(remote, forwarded))).toBe(client);
});
