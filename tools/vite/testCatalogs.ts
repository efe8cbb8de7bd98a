import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { beforeAll, describe, expect, it } from 'vitest';

const LANGUAGES = ['en', 'pa', 'hi', 'es', 'pa-Arab'];

/** Placeholders and tags of a message, sorted: `{name}`, `<0>`, `</0>`. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)[,}]|<\/?(\d+)\/?>/g)].map(([, name, tag]) => name ?? `<${tag ?? ''}>`).sort();

/**
 * Defines the tests of a front end's message catalogs: they are complete in every language.
 *
 * @param config its `lingui.config.ts`
 * @param minMessages minimum number of messages, as a check that the source was really searched
 */
export function testCatalogs(config: URL, minMessages: number): void {
  describe('the catalogs', () => {
    const inSource = new Set<string>();
    const sources = new Map<string, string>();
    const written = new Map<string, Map<string, string>>();

    beforeAll(async () => {
      const catalogs = await getCatalogs(getConfig({ configPath: fileURLToPath(config) }));
      if (catalogs.length === 0) throw new Error('The configuration has no catalog.');
      for (const [number, catalog] of catalogs.entries()) {
        // A message may be in several catalogs.
        const keyOf = (id: string) => `${String(number)} ${id}`;
        for (const id of Object.keys((await catalog.collect()) ?? {})) inSource.add(keyOf(id));
        for (const [locale, texts] of Object.entries(await catalog.readAll())) {
          const known = written.get(locale) ?? new Map<string, string>();
          written.set(locale, known);
          for (const [id, { translation, message }] of Object.entries(texts)) {
            known.set(keyOf(id), translation ?? '');
            if (locale === 'en') sources.set(keyOf(id), message ?? '');
          }
        }
      }
    });

    it('contain exactly the messages of the source (npm run messages)', () => {
      expect([...sources.keys()].sort()).toEqual([...inSource].sort());
      expect(inSource.size).toBeGreaterThanOrEqual(minMessages);
    });

    it.each(LANGUAGES)('are complete in %s, with the placeholders and tags of each message', (locale) => {
      for (const [id, source] of sources) {
        const text = written.get(locale)?.get(id) ?? '';
        expect(text.trim(), source).not.toBe('');
        expect(placeholders(text), source).toEqual(placeholders(source));
      }
    });
  });
}
