const SIGNS: Readonly<Record<string, string>> = { arrowdown: '↓', arrowup: '↑' };

/** Keys as they stand on a keyboard, in every language. */
export function keycaps(keys: string): string {
  return SIGNS[keys] ?? keys.replace('mod', 'Ctrl').replace('shift', 'Shift').replace('home', 'Home');
}
