/** Returns 128 random bits as hex. Not `randomUUID`, which needs HTTPS: in a hall, displays have a plain HTTP address. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
