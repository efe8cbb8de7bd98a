import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** Ranges of addresses inside a network, which nobody outside can reach. */
const INSIDE: readonly string[] = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

/** True for an address of this computer or of its own network. */
export function isInside(address: string): boolean {
  return ipaddr.isValid(address) && INSIDE.includes(ipaddr.process(address).range());
}

/**
 * The origins at which other devices of the network reach this computer: one for each of its private IPv4 addresses, since
 * few people can type an IPv6 address.
 */
export function lanOrigins(port: number, interfaces = networkInterfaces()): string[] {
  const addresses = Object.values(interfaces).flatMap((each) => each ?? []);
  return addresses
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && isLan(address))
    .map(({ address }) => `http://${address}:${String(port)}`);
}

/** 169.254 is what a computer gives itself when no network gave it an address. */
const isLan = (address: string) => ipaddr.parse(address).range() === 'private';
