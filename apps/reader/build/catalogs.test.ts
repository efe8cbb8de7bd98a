// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { beforeAll, describe, expect, it } from 'vitest';

/** Languages that must have every message; the others are incomplete and fall back to English. */
const COMPLETE = ['en', 'pa'];
const INCOMPLETE = ['hi', 'es', 'pa-Arab'];

interface Message {
  readonly id: string;
  /** The English text in the source. */
  readonly source: string;
  readonly translations: Readonly<Record<string, string>>;
}

/** Placeholders and tags of a message, sorted: `{name}`, `<0>`, `</0>`, `<1/>`. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)[,}]|<\/?(\d+)\/?>/g)].map(([, name, tag]) => name ?? `<${tag ?? ''}>`).sort();

describe('the catalogs', () => {
  const inSource = new Set<string>();
  const messages: Message[] = [];
  beforeAll(async () => {
    const config = getConfig({ configPath: fileURLToPath(new URL('../lingui.config.ts', import.meta.url)) });
    for (const catalog of await getCatalogs(config)) {
      for (const id of Object.keys((await catalog.collect()) ?? {})) inSource.add(`${catalog.path} ${id}`);
      const written = await catalog.readAll();
      for (const [id, { message }] of Object.entries(written['en'] ?? {})) {
        const translations = Object.fromEntries(
          Object.entries(written).map(([locale, catalogMessages]) => [
            locale,
            catalogMessages[id]?.translation ?? '',
          ]),
        );
        messages.push({ id: `${catalog.path} ${id}`, source: message ?? '', translations });
      }
    }
  });

  it('hold exactly the messages of the source (update them with npm run messages)', () => {
    expect(messages.map(({ id }) => id).sort()).toEqual([...inSource].sort());
    expect(inSource.size).toBeGreaterThan(100);
  });

  it.each(COMPLETE)('are complete in %s', (locale) => {
    const missing = messages.filter(({ translations }) => translations[locale]?.trim() === '');
    expect(missing.map(({ source }) => source)).toEqual([]);
  });

  it.each([...COMPLETE, ...INCOMPLETE])('keep the placeholders and tags of each message in %s', (locale) => {
    for (const { source, translations } of messages) {
      const text = translations[locale] ?? '';
      if (text !== '') expect(placeholders(text), source).toEqual(placeholders(source));
    }
  });

  it('write Punjabi in Gurmukhi', () => {
    const withWords = messages.filter(({ source }) =>
      /[A-Za-z]{2}/.test(source.replaceAll(/\{.*?\}|<.*?>/g, '')),
    );
    const latin = withWords.filter(
      ({ translations }) => !/\p{Script=Gurmukhi}/u.test(translations['pa'] ?? ''),
    );
    expect(latin.map(({ source }) => source)).toEqual([]);
  });
});
