import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Config } from '../../../config/index.ts';

/** Names for networks, as the HTTP side of the server knows them. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** An IPv4 address is the same in the form that IPv6 has for it. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}

function createTrust(trustProxy: Config['trustProxy']): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const trusted = new BlockList();
  for (const network of trustProxy.flatMap((each) => NETWORKS[each] ?? [each])) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    trusted.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return (address) => isIP(address) > 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Whose request it is, believing the forwarded addresses of trusted proxies only. */
export function createAddressReader(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  const isTrusted = createTrust(trustProxy);
  return ({ socket, headers }) => {
    const header = headers['x-forwarded-for'];
    const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? ''))
      .split(',')
      .map((each) => each.trim());
    const chain = [...forwarded.filter((each) => each !== ''), socket.remoteAddress ?? ''].map(plain);
    // From the nearest outwards: the first that is no proxy of ours is the client.
    const client = chain
      .reverse()
      .find((address, index) => index === chain.length - 1 || !isTrusted(address));
    return client ?? '';
  };
}
