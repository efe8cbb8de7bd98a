import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { SentPicture, StageSize } from '../checks/fitSlides.ts';
import { linePicture, type PictureChoices } from './linePicture.ts';

/** A slide as an example of its kind. */
export interface SampleSlide {
  readonly name: string;
  readonly picture: SentPicture;
}

/** 16:9, 4:3 and upright, in columns of one height. */
export const SAMPLE_SHAPES: readonly StageSize[] = [
  [1920, 1080],
  [1024, 768],
  [1080, 1920],
];

const ONE: PictureChoices = { translations: ['en.ssk'], transliterations: [] };
const TWO: PictureChoices = { translations: ['en.ssk', 'pu.ss'], transliterations: [] };
const THREE: PictureChoices = { translations: ['en.ssk', 'pu.ss', 'es.sn'], transliterations: ['en'] };

/** Example slides of a short, an ordinary and the longest line, with one to three translations, in all themes. */
export function sampleSlides(corpus: Corpus): SampleSlide[] {
  const { translations } = THREE;
  const lines = Array.from({ length: corpus.lineCount }, (_each, at) => at as LineIndex)
    .filter((line) => translations.every((key) => corpus.translation(line, key)?.trim()))
    .sort((one, other) => corpus.unicode(one).length - corpus.unicode(other).length);
  const at = (share: number) => {
    const line = lines[Math.floor((lines.length - 1) * share)];
    if (line === undefined) throw new Error('No line has all translations.');
    return line;
  };
  const slide = (name: string, line: LineIndex, choices: PictureChoices, theme: string): SampleSlide => ({
    name,
    picture: { ...linePicture(corpus, line, choices), look: { theme } },
  });
  return [
    slide('a short line', at(0.02), ONE, 'dark'),
    slide('an ordinary line', at(0.5), ONE, 'light'),
    slide('an ordinary line, two translations', at(0.5), TWO, 'sepia'),
    slide('a long line, three translations and a transliteration', at(0.9), THREE, 'contrast'),
    slide('the longest line', at(1), ONE, 'dark'),
  ];
}
