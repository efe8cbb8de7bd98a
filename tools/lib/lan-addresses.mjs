import { networkInterfaces } from 'node:os';

/** Private IPv4 networks. 169.254 is left out: a computer gives it to itself when no network gave it an address. */
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

/**
 * @param {number} port
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 * @returns {string[]} the site's addresses for other devices of the network
 */
export function lanAddresses(port, interfaces = networkInterfaces()) {
  return Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && PRIVATE.test(address))
    .map(({ address }) => `http://${address}:${port}`);
}

/**
 * @param {string} text
 * @returns {Promise<string>} a QR code of half-height blocks, which a camera reads from a dark or a light terminal
 */
export async function terminalQr(text) {
  // Installed by then, unlike when this file is loaded.
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  return code.createASCII(1, 2);
}

/**
 * @param {readonly string[]} addresses
 * @returns {Promise<string>} what to tell people about phones in the same network
 */
export async function describeLan(addresses) {
  const [first, ...others] = addresses;
  if (first === undefined) {
    return 'This computer is in no network: phones can’t reach it. docs/hall.md says how to make one.';
  }
  return [
    `Phones and other screens in the same network open: ${first}`,
    ...(others.length > 0 ? [`If that does not open, try ${others.join(' or ')}.`] : []),
    '',
    await terminalQr(first),
    'If no phone can open it, see docs/hall.md: firewalls and guest networks.',
  ].join('\n');
}
