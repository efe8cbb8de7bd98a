import type { Slide } from './slide.ts';

/** Captions have room for two rows: the Gurbani, and one translation. */
const MAX_TRANSLATIONS = 1;

/**
 * The caption of a slide, for meetings and recordings: the line, letter for letter, with its first translation on a row of
 * its own. Empty for a blank.
 */
export function captionText(slide: Slide): string {
  switch (slide.kind) {
    case 'blank':
      return '';
    case 'text':
      return slide.text;
    case 'line':
      return [slide.unicode, ...slide.translations.slice(0, MAX_TRANSLATIONS).map(({ text }) => text)].join(
        '\n',
      );
  }
}
