/** A random id of 24 hexadecimal digits. `randomUUID` is unavailable without TLS. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
