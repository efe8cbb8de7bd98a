import { isWordLocal, transliterate } from '@naad/gurbani-text/transliterate';
import type { TransliterationScheme } from '@naad/gurbani-text/transliterate';

/** What the process is sent: texts, all to be transliterated into one scheme. It answers with as many texts. */
export interface TransliterationJob {
  readonly scheme: TransliterationScheme;
  readonly texts: readonly string[];
}

/** A call by itself takes as long as fifteen words. */
const WORDS_PER_CALL = 50;

function transliterateWords(words: readonly string[], scheme: TransliterationScheme): string[] {
  const starts = Array.from(
    { length: Math.ceil(words.length / WORDS_PER_CALL) },
    (_, call) => call * WORDS_PER_CALL,
  );
  return starts.flatMap((start) => {
    const some = words.slice(start, start + WORDS_PER_CALL);
    const answer = transliterate(some.join('\n'), scheme).split('\n');
    if (answer.length !== some.length)
      throw new Error(`Words were lost or made (${scheme}): ${some.join(' ')}`);
    return answer;
  });
}

process.on('message', ({ scheme, texts }: TransliterationJob) => {
  process.send?.(
    isWordLocal(scheme)
      ? transliterateWords(texts, scheme)
      : texts.map((text) => transliterate(text, scheme)),
  );
});
