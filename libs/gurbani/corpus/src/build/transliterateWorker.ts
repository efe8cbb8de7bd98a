import { isWordLocal, transliterate } from '@naad/gurbani-text/transliterate';
import type { AnvaadScript } from '@naad/gurbani-text/transliterate';

/**
 * The message to a worker process: texts to transliterate into one scheme. It answers with an array of equal length.
 */
export interface TransliterationJob {
  readonly scheme: AnvaadScript;
  readonly texts: readonly string[];
}

/** Batch size: the overhead of a call equals fifteen words. */
const WORDS_PER_CALL = 50;

function transliterateWords(words: readonly string[], scheme: AnvaadScript): string[] {
  const starts = Array.from(
    { length: Math.ceil(words.length / WORDS_PER_CALL) },
    (_, call) => call * WORDS_PER_CALL,
  );
  return starts.flatMap((start) => {
    const batch = words.slice(start, start + WORDS_PER_CALL);
    const answer = transliterate(batch.join('\n'), scheme).split('\n');
    if (answer.length !== batch.length)
      throw new Error(`Words were lost or added (${scheme}): ${batch.join(' ')}`);
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
