import { transliterate } from '@naad/gurbani-text/transliterate';
import type { TransliterationScheme } from '@naad/gurbani-text/transliterate';

/** What the process is sent: texts, all to be transliterated into one scheme. It answers with as many texts. */
export interface TransliterationJob {
  readonly scheme: TransliterationScheme;
  readonly texts: readonly string[];
}

process.on('message', ({ scheme, texts }: TransliterationJob) => {
  process.send?.(texts.map((text) => transliterate(text, scheme)));
});
