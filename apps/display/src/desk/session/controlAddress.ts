/** Where a phone drives this session; the PIN stands after the `#`, which no server ever sees. */
export function controlAddress(origin: string, code: string, pin: string | null): string {
  return `${origin}/control/${code}${pin === null ? '' : `#pin=${pin}`}`;
}
