// @vitest-environment node
import { type TranslationText, TRANSLITERATION_SCRIPTS, type TransliterationText } from '@naad/gurbani-model';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentsOf } from './copyFormat.ts';
import type { Copied, CopiedLine } from './passage.ts';

const LINE: CopiedLine = {
  unicode: 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥',
  transliterations: [{ script: 'en', lang: 'pa-Latn', text: 'dha(n)n dha(n)n raamadhaas gur ||' }],
  translations: [{ key: 'en.ssk', lang: 'en', text: 'Blessed, blessed is Guru Raam Daas;' }],
};
const BARE: CopiedLine = { unicode: 'ਪੂਰੀ ਹੋਈ ਕਰਾਮਾਤਿ ॥', transliterations: [], translations: [] };
const CREDITS = [
  { key: 'en.ssk', translator: 'Dr. Sant Singh Khalsa', label: 'English translation: Dr. Sant Singh Khalsa' },
  { key: 'pu.ss', translator: 'Prof. Sahib Singh', label: 'Punjabi translation: Prof. Sahib Singh' },
  { key: 'scheme', translator: 'Naad', label: 'Transliteration: computed, Naad scheme' },
];
const decoded = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const of = (...lines: CopiedLine[]): Copied => ({
  passages: [
    {
      lines,
      place: ['Sri Guru Granth Sahib Ji', 'Ang 968', 'Satta & Balwand'],
      address: 'https://naad.example/shabad?id=3590',
    },
  ],
  credits: CREDITS,
});

describe('text', () => {
  it('has each line with its transliterations and translations, then its source, translators and scheme [T36]', () => {
    expect(contentsOf(of(LINE, LINE), 'text').text).toBe(
      [
        LINE.unicode,
        'dha(n)n dha(n)n raamadhaas gur ||',
        'Blessed, blessed is Guru Raam Daas;',
        '',
        LINE.unicode,
        'dha(n)n dha(n)n raamadhaas gur ||',
        'Blessed, blessed is Guru Raam Daas;',
        '',
        'Sri Guru Granth Sahib Ji, Ang 968, Satta & Balwand',
        'https://naad.example/shabad?id=3590',
        '',
        'English translation: Dr. Sant Singh Khalsa',
        'Transliteration: computed, Naad scheme',
      ].join('\n'),
    );
  });

  it('puts lines without translations directly below each other and names no translator', () => {
    expect(contentsOf(of(BARE, BARE), 'text').text).toBe(
      `${BARE.unicode}\n${BARE.unicode}\n\nSri Guru Granth Sahib Ji, Ang 968, Satta & Balwand\nhttps://naad.example/shabad?id=3590`,
    );
  });

  it('names the translator beside each translation if there are several', () => {
    const both: CopiedLine = {
      ...LINE,
      translations: [...LINE.translations, { key: 'pu.ss', lang: 'pa-Guru', text: 'ਗੁਰੂ ਰਾਮਦਾਸ ਧੰਨ ਹੈ ।' }],
    };
    const { text } = contentsOf(of(both), 'text');
    expect(text).toContain('Blessed, blessed is Guru Raam Daas; (Dr. Sant Singh Khalsa)');
    expect(text).toContain('ਗੁਰੂ ਰਾਮਦਾਸ ਧੰਨ ਹੈ । (Prof. Sahib Singh)');
    expect(text).toMatch(/English translation: .*\nPunjabi translation: .*\nTransliteration: .*$/);
  });
});

it('Markdown is a quotation with a link below it, and escapes everything else', () => {
  const odd: CopiedLine = {
    ...LINE,
    translations: [{ key: 'en.ssk', lang: 'en', text: '1. *He* [the Lord] <is> a_b\\' }],
  };
  expect(contentsOf(of(odd), 'markdown')).toEqual({
    text: [
      `> ${LINE.unicode}  `,
      '> *dha(n)n dha(n)n raamadhaas gur ||*  ',
      '> 1\\. \\*He\\* \\[the Lord\\] \\<is\\> a\\_b\\\\',
      '',
      '[Sri Guru Granth Sahib Ji, Ang 968, Satta & Balwand](<https://naad.example/shabad?id=3590>)',
      '',
      'English translation: Dr. Sant Singh Khalsa  ',
      'Transliteration: computed, Naad scheme',
    ].join('\n'),
  });
});

it('rich text marks the language of each text and comes with plain text', () => {
  const inUrdu: CopiedLine = {
    ...BARE,
    transliterations: [{ script: 'ur', lang: 'pa-Arab', text: 'پوری <' }],
  };
  const { text, html } = contentsOf(of(inUrdu), 'rich');
  expect(text).toContain(BARE.unicode);
  expect(html).toBe(
    `<blockquote><p><span lang="pa-Guru">${BARE.unicode}</span><br><i><span lang="pa-Arab" dir="rtl">پوری &lt;</span></i></p></blockquote>` +
      '<p><a href="https://naad.example/shabad?id=3590">Sri Guru Granth Sahib Ji, Ang 968, Satta &amp; Balwand</a></p>' +
      '<p>Transliteration: computed, Naad scheme</p>',
  );
});

describe('copied scripture', async () => {
  const corpus = await loadCorpus(`${import.meta.dirname}/../../../../../dist/@naad/gurbani-corpus`);
  const keys = corpus.catalogue.translators.map(({ key }) => key);
  const LANGS = { en: 'pa-Latn', hi: 'hi', ur: 'pa-Arab', ipa: 'pa-Latn-fonipa' } as const;
  const credits = keys.map((key) => ({ key, translator: `By ${key}`, label: `Translation: ${key}` }));

  const copied = fc
    .record({
      shabad: fc.integer({ min: 0, max: corpus.shabadCount - 1 }),
      chosen: fc.subarray(keys),
      scripts: fc.subarray([...TRANSLITERATION_SCRIPTS]),
    })
    .map(({ shabad, chosen, scripts }): Copied => {
      const { firstLine, lineCount } = corpus.shabad(shabad);
      const lines = Array.from({ length: lineCount }, (_, place): CopiedLine => {
        const index = firstLine + place;
        return {
          unicode: corpus.unicode(index),
          transliterations: scripts.map((script): TransliterationText => {
            return { script, lang: LANGS[script], text: corpus.transliteration(index, script) };
          }),
          translations: chosen.flatMap((key): TranslationText[] => {
            const text = corpus.translation(index, key);
            return text === null ? [] : [{ key, lang: 'en', text }];
          }),
        };
      });
      return { passages: [{ lines, place: ['Work', 'Ang 1'], address: 'https://naad.example/' }], credits };
    });

  const linesOf = ({ passages }: Copied) => passages.flatMap(({ lines }) => lines);
  const textsOf = (line: CopiedLine) => [
    line.unicode,
    ...line.transliterations.map(({ text }) => text),
    ...line.translations.map(({ text }) => text),
  ];
  const runs = { numRuns: 300 };

  it('has as text every line in order, letter for letter, with each translation whole [S2.86]', () => {
    fc.assert(
      fc.property(copied, (whole) => {
        const rows = contentsOf(whole, 'text').text.split('\n');
        let row = 0;
        for (const line of linesOf(whole)) {
          expect(rows[row]).toBe(line.unicode);
          for (const text of textsOf(line)) {
            const height = text.split('\n').length;
            expect(
              rows
                .slice(row, row + height)
                .join('\n')
                .startsWith(text),
            ).toBe(true);
            row += height;
          }
          if (rows[row] === '') row++;
        }
      }),
      runs,
    );
  });

  it('has the same lines in Markdown and as rich text', () => {
    fc.assert(
      fc.property(copied, (whole) => {
        const markdown = contentsOf(whole, 'markdown')
          .text.replaceAll(/^> ?/gm, '')
          .replaceAll(/\\([\\`*_[\]<>&|~#+.)-])/g, '$1');
        const paragraphs = [...(contentsOf(whole, 'rich').html ?? '').matchAll(/<p>(.*?)<\/p>/gs)];
        linesOf(whole).forEach((line, place) => {
          const spans = [...(paragraphs[place]?.[1] ?? '').matchAll(/<span [^>]*>(.*?)<\/span>/gs)];
          expect(spans.map(([, html]) => decoded(html ?? ''))).toEqual(textsOf(line));
          for (const text of textsOf(line)) expect(markdown).toContain(text.trim());
        });
      }),
      runs,
    );
  });

  it('never contains an object or letters of the legacy fonts', () => {
    fc.assert(
      fc.property(copied, (whole) => {
        const { text, html } = contentsOf(whole, 'rich');
        expect(`${text}${html ?? ''}${contentsOf(whole, 'markdown').text}`).not.toMatch(/\[object|undefined/);
        for (const { unicode } of linesOf(whole)) expect(unicode).not.toMatch(/[A-Za-z]/);
      }),
      runs,
    );
  });
});
