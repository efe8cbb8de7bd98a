import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { beforeAll, describe, expect, it } from 'vitest';

const LANGUAGES = ['en', 'pa', 'hi', 'es', 'pa-Arab'];

/** Placeholders and tags of a message, sorted: `{name}`, `<0>`, `</0>`. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)[,}]|<\/?(\d+)\/?>/g)].map(([, name, tag]) => name ?? `<${tag ?? ''}>`).sort();

/**
 * Defines the tests of a front end with a single message catalog: it is complete in every language.
 *
 * @param config its `lingui.config.ts`
 * @param minMessages minimum number of messages, as a check that the source was really searched
 */
export function testCatalogs(config: URL, minMessages: number): void {
  describe('the catalogs', () => {
    const inSource = new Set<string>();
    const sources = new Map<string, string>();
    const written = new Map<string, ReadonlyMap<string, string>>();

    beforeAll(async () => {
      const [catalog] = await getCatalogs(getConfig({ configPath: fileURLToPath(config) }));
      if (!catalog) throw new Error('The configuration has no catalog.');
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
