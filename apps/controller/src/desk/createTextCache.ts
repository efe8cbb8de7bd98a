import { type DeskApi, loadText, type OpenText, type TextKey } from './openText.ts';

/** As many as are gone back to in one programme. */
const KEPT = 40;

export function keyOf({ kind, id, baniLength }: TextKey): string {
  return `${kind} ${String(id)} ${kind === 'bani' ? String(baniLength) : ''}`;
}

/** Texts that were opened, so that going back to one needs no network; a failure is not remembered. */
export function createTextCache(api: DeskApi): (key: TextKey) => Promise<OpenText> | null {
  const texts = new Map<string, Promise<OpenText>>();
  return (key) => {
    const name = keyOf(key);
    const known = texts.get(name);
    if (known) return known;
    const loading = loadText(api, key);
    if (!loading) return null;
    texts.set(name, loading);
    loading.catch(() => texts.delete(name));
    const [oldest] = texts.keys();
    if (texts.size > KEPT && oldest !== undefined) texts.delete(oldest);
    return loading;
  };
}
