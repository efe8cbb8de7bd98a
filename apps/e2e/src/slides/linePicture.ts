import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { toScript } from '@naad/gurbani-text/naad-scheme';
import type { SentPicture } from '../checks/fitSlides.ts';

const LANGS = { en: 'pa-Latn', hi: 'hi', ur: 'pa-Arab', ipa: 'pa-Latn-fonipa' } as const;
type Script = keyof typeof LANGS;
const TRANSLATORS = { 'en.ssk': 'en', 'pu.ss': 'pa-Guru', 'es.sn': 'es' } as const;

/** What a slide shows below a line. */
export interface PictureChoices {
  readonly translations: readonly (keyof typeof TRANSLATORS)[];
  readonly transliterations: readonly Script[];
}

/** A line of the scripture as a desk with the default look sends it to its screens. */
export function linePicture(
  corpus: Corpus,
  line: LineIndex,
  { translations, transliterations }: PictureChoices,
): SentPicture {
  const unicode = corpus.unicode(line);
  const rows = {
    transliterations: transliterations.map((script) => ({
      script,
      lang: LANGS[script],
      text: toScript(unicode, script),
    })),
    translations: translations.flatMap((key) => {
      const text = corpus.translation(line, key)?.trim() ?? '';
      return text === '' ? [] : [{ key, lang: TRANSLATORS[key], text }];
    }),
  };
  return {
    slide: {
      kind: 'line',
      of: { kind: 'shabad', id: 1, row: 0 },
      verseId: corpus.line(line).verseId,
      unicode,
      visraams: corpus.visraams(line).filter(({ type }) => type !== 'light'),
      ...rows,
      next: null,
    },
    look: {},
    letters: [
      unicode,
      ...rows.transliterations.map(({ text }) => text),
      ...rows.translations.map(({ text }) => text),
    ]
      .join('')
      .replace(/\s+/g, ''),
  };
}
