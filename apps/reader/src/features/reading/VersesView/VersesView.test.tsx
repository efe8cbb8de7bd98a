import { parseAng, parseVerseId, type VerseLine } from '@naad/gurbani-model';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';
import { type ReadVerse, verseChunks } from './verseChunks.ts';
import type { VersesMode } from './blocks.ts';
import { VersesView, type VersesViewProps } from './VersesView.tsx';

const [shabad = expect.unreachable()] = contentOf(STORY_PAGES.shabad, 'shabad').shabads;
const verses: readonly VerseLine[] = shabad.verses.slice(0, 6).map((verse) => ({
  ...verse,
  translations: [...verse.translations, { key: 'pu.ss', lang: 'pa-Guru', text: `ਅਰਥ ${String(verse.id)}` }],
}));

function renderVerses(mode: VersesMode, props: Partial<VersesViewProps> = {}) {
  const { container } = render(<VersesView verses={verses} mode={mode} isLarivaar={false} {...props} />);
  return container;
}

const idsIn = (container: Element) =>
  [...container.querySelectorAll('[data-verse-id]')].map((line) => line.getAttribute('data-verse-id'));
const textsIn = (container: Element, lang: string) =>
  [...container.querySelectorAll(`p[lang="${lang}"]`)].map((text) => text.textContent.trim());

describe('verses', () => {
  it.each<VersesMode>(['mixed', 'split', 'reading', 'paragraph', 'alone'])(
    'in %s mode are all lines in order, each with its id, words and marks',
    (mode) => {
      const [, second = expect.unreachable()] = verses;
      const container = renderVerses(mode, { marks: { highlights: [second.id], words: [0] } });
      expect(idsIn(container)).toEqual(verses.map(({ id }) => String(id)));
      const lines = [...container.querySelectorAll('[data-verse-id] [lang="pa-Guru"]')];
      const own = lines.filter((line) => line.querySelector('[data-word]'));
      expect(own.map((line) => line.textContent)).toEqual(verses.map(({ unicode }) => unicode));
      const current = container.querySelectorAll('[data-verse-id][aria-current="true"]');
      expect([...current].map((line) => line.getAttribute('data-verse-id'))).toEqual([String(second.id)]);
      expect(container.querySelectorAll('mark')).toHaveLength(1);
    },
  );

  it('in mixed mode have their transliterations and translations below each line', () => {
    const [line = expect.unreachable()] = renderVerses('mixed').querySelectorAll('[data-verse-id]');
    expect([...line.querySelectorAll('p')].map(({ lang }) => lang)).toEqual(['', 'pa-Latn', 'en', 'pa-Guru']);
  });

  it('in split mode are a column of lines, then of each transliteration, then of each translation, with their languages', () => {
    const container = renderVerses('split');
    expect([...container.querySelectorAll('p')].map(({ lang }) => lang)).toEqual(
      ['', 'pa-Latn', 'en', 'pa-Guru'].flatMap((lang) => verses.map(() => lang)),
    );
    expect(textsIn(container, 'en')).toEqual(verses.map(({ translations }) => translations[0]?.text));
  });

  it('in reading mode are one paragraph, as is each of their texts', () => {
    const container = renderVerses('reading');
    const paragraphs = [...container.querySelectorAll('p')];
    expect(paragraphs.map(({ lang }) => lang)).toEqual(['', 'pa-Latn', 'en', 'pa-Guru']);
    expect(paragraphs[0]?.textContent.trim()).toBe(verses.map(({ unicode }) => unicode).join(' '));
  });

  it('in alone mode have nothing between the lines', () => {
    expect(renderVerses('alone').querySelectorAll('p')).toHaveLength(verses.length);
  });

  it('in paragraph mode are grouped by paragraph number [B81]', () => {
    const container = renderVerses('paragraph', {
      verses: verses.map((verse, index) => ({ ...verse, paragraph: index < 2 ? 1 : 2 })),
    });
    const groups = [...container.querySelectorAll('[data-paragraph]')];
    expect(groups.map((group) => [group.getAttribute('data-paragraph'), idsIn(group).length])).toEqual([
      ['1', 2],
      ['2', 4],
    ]);
  });

  it('keep the spaces of a line unless it is larivaar', () => {
    const [first] = renderVerses('reading', { isLarivaar: true }).querySelectorAll('[data-verse-id]');
    expect(first?.textContent).toBe(verses[0]?.unicode.replaceAll(' ', ''));
  });
});

describe('a long text', () => {
  const many = (count: number, paragraph?: (index: number) => number): ReadVerse[] =>
    Array.from({ length: count }, (_, index) => ({
      id: parseVerseId(index + 1) ?? expect.unreachable(),
      ang: parseAng(1) ?? expect.unreachable(),
      unicode: `ਸਤਿ ਨਾਮੁ ॥${String(index)}॥`,
      visraams: [],
      translations: [],
      transliterations: [],
      ...(paragraph && { paragraph: paragraph(index) }),
    }));

  it('is split into chunks without loss', () => {
    const verses = many(500);
    const chunks = verseChunks(verses);
    expect(chunks.length).toBeGreaterThan(10);
    expect(chunks.flatMap((chunk) => chunk.verses)).toEqual(verses);
    expect(chunks.map(({ start }) => verses[start])).toEqual(chunks.map((chunk) => chunk.verses[0]));
    expect(verseChunks(many(80))).toHaveLength(1);
  });

  it('is split at the ends of paragraphs', () => {
    for (const { start } of verseChunks(many(500, (index) => Math.floor(index / 7)))) {
      expect(start % 7).toBe(0);
    }
    // A very long paragraph is split anyway.
    expect(verseChunks(many(500, () => 1)).length).toBeGreaterThan(5);
  });

  it('keeps the rows of its columns aligned, including the highlighted one', () => {
    const verses = many(300).map((verse) => ({
      ...verse,
      translations: [{ key: 'en.ssk', lang: 'en' as const, text: `Line ${String(verse.id)}` }],
    }));
    const { container } = render(
      <VersesView
        verses={verses}
        mode="split"
        isLarivaar={false}
        marks={{ highlights: [verses[150]?.id ?? expect.unreachable()] }}
      />,
    );
    const pieces = [...container.querySelectorAll('[data-columns="2"]')];
    expect(pieces.length).toBeGreaterThan(10);
    for (const { children } of pieces) {
      const [lines = [], texts = []] = [...children].map((column) => [...column.children]);
      expect(texts.map((text) => text.textContent)).toEqual(
        lines.map((line) => `Line ${line.getAttribute('data-verse-id') ?? ''}`),
      );
    }
    expect([...container.querySelectorAll('[data-current]')].map((text) => text.textContent)).toEqual([
      'Line 151',
    ]);
  });

  it("is complete in the server's HTML", () => {
    const html = renderToStaticMarkup(<VersesView verses={many(300)} mode="split" isLarivaar={false} />);
    expect(html.match(/data-verse-id/g)).toHaveLength(300);
  });

  it('is complete, after a while, when its layout and texts have changed', async () => {
    const verses = many(300);
    const { container, rerender } = render(<VersesView verses={verses} mode="mixed" isLarivaar={false} />);
    const texts = verses.map((verse) => ({
      ...verse,
      translations: [{ key: 'en.ssk', lang: 'en' as const, text: `Line ${String(verse.id)}` }],
    }));
    rerender(<VersesView verses={texts} mode="split" isLarivaar />);
    await expect.poll(() => textsIn(container, 'en').length).toBe(300);
    expect(idsIn(container)).toHaveLength(300);
    expect(container.querySelectorAll('wbr').length).toBeGreaterThan(0);
  });
});
