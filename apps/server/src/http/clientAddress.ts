import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config/index.ts';
import type { RendererCallReader } from './rendererCall.ts';

/** Network names accepted by the trusted proxies setting. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Length of an IPv6 network prefix; its owner chooses the other bits freely. */
const NETWORK_BITS = 64;
/** Some proxies include the port: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
const WITH_PORT = /^(?:\[(?<ipv6>[^\]]+)\]|(?<ipv4>[\d.]+))(?::\d+)?$/;

/** The parts of a request needed for its address; Fastify's requests have them too. */
export type AddressedRequest = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Returns the client's address in canonical form, or an empty string if the connection is closed. */
export type AddressReader = (request: AddressedRequest) => string;

/**
 * Canonical form of an address; IPv4 inside IPv6 (mapped or NAT64) becomes plain IPv4. Null for other text.
 */
function canonical(text: string): string | null {
  const { ipv4, ipv6 } = WITH_PORT.exec(text)?.groups ?? {};
  const [bare = ''] = (ipv4 ?? ipv6 ?? text).split('%', 1);
  if (isIP(bare) === 0) return null;
  const address = ipaddr.process(bare);
  if (address.kind() === 'ipv6' && address.range() === 'rfc6052')
    return address.toByteArray().slice(12).join('.');
  return address.toString();
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

/**
 * Creates a reader of client addresses, for HTTP and sockets. Forwarded addresses count only if a trusted
 * proxy sent them.
 * @param trustProxy the configured trust: nobody, everybody, or these networks
 * @param readRendererCall reads calls of our own rendering server, which name their visitor
 */
export function createAddressReader(
  trustProxy: Config['trustProxy'],
  readRendererCall: RendererCallReader = () => null,
): AddressReader {
  const isTrusted = createTrust(trustProxy);
  return ({ socket, headers }) => {
    const visitor = canonical(readRendererCall(headers)?.visitor ?? '');
    if (visitor !== null) return visitor;
    const header = headers['x-forwarded-for'];
    const forwarded = Array.isArray(header) ? header.join(',') : (header ?? '');
    let client = canonical(socket.remoteAddress ?? '') ?? '';
    for (const text of forwarded.split(',').reverse()) {
      if (!isTrusted(client)) break;
      const address = canonical(text.trim());
      // If a proxy forwards no address ("unknown"), the proxy counts as the client.
      if (address === null) break;
      client = address;
    }
    return client;
  };
}

/**
 * The key by which limits count an address: IPv4 unchanged, IPv6 by its /64, because a client owns all
 * addresses in it.
 */
export function limitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address}/${String(NETWORK_BITS)}`);
  return `${network.toString()}/${String(NETWORK_BITS)}`;
}
