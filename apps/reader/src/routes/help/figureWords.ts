import type { ArticleLanguage } from '../../features/article/article.ts';

/** What the pictures of the help page say, in the language of its text. */
export interface FigureWords {
  /** Names the map of the keyboard. */
  readonly keyboardMap: string;
  /** How to read the map. */
  readonly keyboardMapNote: string;
  /** Above each example of a search by first letters. */
  readonly fromStart: string;
  readonly anywhere: string;
}

export const FIGURE_WORDS: Readonly<Record<ArticleLanguage, FigureWords>> = {
  en: {
    keyboardMap: 'Map of the keyboard, with the Gurmukhi letter of every key',
    keyboardMapNote: 'Top: with Shift. Bottom: without. Signs are coloured, and shown on ਕ.',
    fromStart: 'First letters from the start of a line',
    anywhere: 'First letters of words anywhere in a line',
  },
  pa: {
    keyboardMap: 'ਕੀਬੋਰਡ ਦਾ ਨਕਸ਼ਾ, ਹਰ ਬਟਨ ਦੇ ਗੁਰਮੁਖੀ ਅੱਖਰ ਨਾਲ',
    keyboardMapNote: 'ਉੱਪਰ: Shift ਨਾਲ। ਹੇਠਾਂ: Shift ਤੋਂ ਬਿਨਾਂ। ਲਗਾਂ ਰੰਗਦਾਰ ਹਨ, ਅਤੇ ਕ ਉੱਤੇ ਵਿਖਾਈਆਂ ਗਈਆਂ ਹਨ।',
    fromStart: 'ਪੰਗਤੀ ਦੇ ਸ਼ੁਰੂ ਤੋਂ ਪਹਿਲੇ ਅੱਖਰ',
    anywhere: 'ਪੰਗਤੀ ਵਿੱਚ ਕਿਤੋਂ ਵੀ ਪਹਿਲੇ ਅੱਖਰ',
  },
};
