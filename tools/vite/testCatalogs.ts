import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { beforeAll, describe, expect, it } from 'vitest';

const LANGUAGES = ['en', 'pa', 'hi', 'es', 'pa-Arab'];

/** Values and tags of a text, whatever their order: `{name}`, `<0>`, `</0>`. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)[,}]|<\/?(\d+)\/?>/g)].map(([, name, tag]) => name ?? `<${tag ?? ''}>`).sort();

/**
 * The tests of a front end whose texts stand in one catalog: all of them are there, in every language.
 *
 * @param config its `lingui.config.ts`
 * @param least how many texts it has at least, or they were not looked for where they are
 */
export function testCatalogs(config: URL, least: number): void {
  describe('the catalogs', () => {
    const inSource = new Set<string>();
    const sources = new Map<string, string>();
    const written = new Map<string, ReadonlyMap<string, string>>();

    beforeAll(async () => {
      const [catalog] = await getCatalogs(getConfig({ configPath: fileURLToPath(config) }));
      if (!catalog) throw new Error('There is no catalog.');
      for (const id of Object.keys((await catalog.collect()) ?? {})) inSource.add(id);
      for (const [locale, texts] of Object.entries(await catalog.readAll())) {
        const translations = Object.entries(texts).map(
          ([id, { translation }]) => [id, translation ?? ''] as const,
        );
        written.set(locale, new Map(translations));
        if (locale !== 'en') continue;
        for (const [id, { message }] of Object.entries(texts)) sources.set(id, message ?? '');
      }
    }, 60_000);

    it('hold the texts of the source, and no others: npm run messages', () => {
      expect([...sources.keys()].sort()).toEqual([...inSource].sort());
      expect(inSource.size).toBeGreaterThanOrEqual(least);
    });

    it.each(LANGUAGES)('are complete in %s, with the values and the tags of each text', (locale) => {
      for (const [id, source] of sources) {
        const text = written.get(locale)?.get(id) ?? '';
        expect(text.trim(), source).not.toBe('');
        expect(placeholders(text), source).toEqual(placeholders(source));
      }
    });
  });
}
