import { describe, expect, it } from 'vitest';
import { describeLan, lanAddresses, terminalQr } from './lan-addresses.mjs';

/** @param {string} address @param {'IPv4' | 'IPv6'} [family] @param {boolean} [internal] */
const at = (address, family = 'IPv4', internal = false) =>
  /** @type {import('node:os').NetworkInterfaceInfo} */ (
    /** @type {unknown} */ ({ address, family, internal })
  );

describe('npm start', () => {
  it('prints the addresses of this computer in its networks, and a QR code of the first [U78]', async () => {
    const addresses = lanAddresses(9000, {
      lo: [at('127.0.0.1', 'IPv4', true)],
      wlan0: [at('192.168.1.20'), at('fe80::1', 'IPv6')],
      eth0: [at('203.0.113.9'), at('169.254.3.4')],
      hotspot: [at('172.20.10.2')],
    });
    expect(addresses).toEqual(['http://192.168.1.20:9000', 'http://172.20.10.2:9000']);
    const text = await describeLan(addresses);
    expect(text).toContain('open: http://192.168.1.20:9000');
    expect(text).toContain('try http://172.20.10.2:9000');
    expect(text).toContain(await terminalQr('http://192.168.1.20:9000'));
  });

  it('says that phones need a network if there is none [U78]', async () => {
    expect(await describeLan([])).toContain('docs/hall.md');
  });

  it('draws a code with its border, of equally long rows', async () => {
    const rows = (await terminalQr('http://192.168.1.20:8080')).split('\n');
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    expect(rows.length).toBeGreaterThan(12);
  });
});
