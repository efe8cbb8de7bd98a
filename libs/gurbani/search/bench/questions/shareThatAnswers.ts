import type { Corpus } from '@naad/gurbani-corpus';
import type { AskShabads } from './evaluateQuestions.ts';
import { FRESH_QUESTIONS } from './freshQuestions.ts';

/** Number of the top three places that answer, of those that show a shabad. */
export interface ShownPlaces {
  readonly shown: number;
  readonly answering: number;
  /** Shown places that nobody has read; they count as not answering. */
  readonly unread: number;
  /** Share of the shown places that answer, in per cent. */
  readonly share: number;
}

const TOP = 3;

/** Asks the fresh questions of one half and counts the places that answer. Silent places don't count. */
export function shareThatAnswers(corpus: Corpus, ask: AskShabads, half: 'tuning' | 'reported'): ShownPlaces {
  let [shown, answering, unread] = [0, 0, 0];
  FRESH_QUESTIONS.forEach(([question, good, others], index) => {
    if ((index % 2 === 0) !== (half === 'tuning')) return;
    for (const { lines } of ask(question, TOP).slice(0, TOP)) {
      const verse = corpus.line(lines[0] ?? 0).verseId;
      shown++;
      if (good.includes(verse)) answering++;
      else if (!others.includes(verse)) unread++;
    }
  });
  return { shown, answering, unread, share: (answering * 100) / Math.max(1, shown) };
}
