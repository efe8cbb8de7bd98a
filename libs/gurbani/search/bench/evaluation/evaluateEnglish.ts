import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { SearchEngine } from '../../src/index.ts';
import { englishWords } from '../../src/index.ts';
import { isInTuningHalf } from '../../src/english/isInTuningHalf.ts';
import { bareText } from '../../src/lineRanks.ts';
import { seededRandom } from '../queries.ts';
import type { EvaluationRow, Half } from './evaluate.ts';
import type { ParaphraseRanking } from './openParaphraseRanking.ts';
import { OFF_TOPIC, ON_TOPIC } from './questions.ts';

const SEED = 1604;
const SLIP_LETTERS = 'abcdefghijklmnopqrstuvwxyz';

interface EnglishEvaluation {
  readonly half: Half;
  /** How many questions of each set. */
  readonly queries: number;
  /** Manmohan Singh's sentences against Khalsa's lines alone, with the table of word meanings and without. */
  readonly paraphrase: { readonly withTable: ParaphraseRanking; readonly withoutTable: ParaphraseRanking };
}

const share = (count: number, of: number): number => (count * 100) / Math.max(1, of);

/** One letter left out, put in, changed, or swapped with the next, never the first. */
function slip(word: string, random: () => number): string {
  const place = 1 + Math.floor(random() * (word.length - 2));
  const letter = SLIP_LETTERS.charAt(Math.floor(random() * SLIP_LETTERS.length));
  const [before, after] = [word.slice(0, place), word.slice(place + 1)];
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + word.slice(place);
    case 2:
      return before + letter + after;
    default:
      return before + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2);
  }
}

/**
 * Sets of search in translations, of questions, and of the one box. Wanted is the line the words are of, or one of the
 * same Gurmukhi; headings are never wanted.
 */
export function evaluateEnglish(
  corpus: Corpus,
  engine: SearchEngine,
  { half, queries, paraphrase }: EnglishEvaluation,
): EvaluationRow[] {
  const targets: LineIndex[] = [];
  for (let line = 0; line < corpus.lineCount; line++) {
    const { type, shabadIndex, sourceId } = corpus.line(line);
    const isVerse = type !== 'sirlekh' && type !== 'manglacharan' && sourceId === 'G';
    if (isVerse && isInTuningHalf(shabadIndex) === (half === 'tuning')) targets.push(line);
  }
  /** Asks until enough questions could be made of a line. */
  const draw = (ask: (line: LineIndex, random: () => number) => boolean): void => {
    const random = seededRandom(SEED);
    for (let asked = 0; asked < queries;) {
      if (ask(targets[Math.floor(random() * targets.length)] ?? 0, random)) asked++;
    }
  };
  const placeOf = (line: LineIndex, lines: readonly LineIndex[]): number => {
    const wanted = bareText(corpus.unicode(line));
    return lines.findIndex((each) => bareText(corpus.unicode(each)) === wanted);
  };
  const row = (
    set: string,
    places: readonly number[],
    target: { readonly first?: number; readonly twenty?: number },
  ): EvaluationRow => {
    const within = (count: number): number =>
      share(places.filter((place) => place >= 0 && place < count).length, places.length);
    const [first, ten, twenty] = [within(1), within(10), within(20)];
    return {
      set,
      first,
      ten,
      twenty,
      floor: [
        ...(target.first === undefined ? [] : [`first ≥ ${String(target.first)}`]),
        ...(target.twenty === undefined ? [] : [`first 20 ≥ ${String(target.twenty)}`]),
      ].join(', '),
      isMet: first >= (target.first ?? 0) && twenty >= (target.twenty ?? 0),
    };
  };

  const paraphrases = (rank: ParaphraseRanking): number[] => {
    const places: number[] = [];
    draw((line) => {
      const text = corpus.translation(line, 'en.ms') ?? '';
      if (englishWords(text).length < 3 || corpus.translation(line, 'en.ssk') === null) return false;
      places.push(placeOf(line, rank.rank(text, 20)));
      return true;
    });
    return places;
  };

  const search = (text: string): readonly LineIndex[] =>
    engine.search({ kind: 'englishWord', text }, { offset: 0, limit: 20 }).lines;
  const clean: number[] = [];
  const slipped: number[] = [];
  const spanish: number[] = [];
  draw((line, random) => {
    const words = englishWords(corpus.translation(line, random() < 0.5 ? 'en.ssk' : 'en.ms') ?? '');
    const start = Math.floor(random() * Math.max(1, words.length - 4));
    const run = words.slice(start, start + 3 + Math.floor(random() * 3));
    const long = [...run.keys()].filter((place) => /^[a-z]{5,}$/.test(run[place] ?? ''));
    const place = long[Math.floor(random() * long.length)];
    if (run.length < 3 || place === undefined) return false;
    const wrong = run.with(place, slip(run[place] ?? '', random));
    clean.push(placeOf(line, search(run.join(' '))));
    slipped.push(placeOf(line, search(wrong.join(' '))));
    return true;
  });
  draw((line, random) => {
    const words = englishWords(corpus.translation(line, 'es.sn') ?? '');
    const start = Math.floor(random() * Math.max(1, words.length - 5));
    const run = words.slice(start, start + 5);
    if (run.length < 5) return false;
    spanish.push(placeOf(line, search(run.join(' '))));
    return true;
  });
  const cleanRow = row('English, 3-5 words', clean, {});
  const slippedRow = row('English, 3-5 words, one slip', slipped, {});
  const kept = share(slippedRow.ten, cleanRow.ten);

  const side = half === 'tuning' ? 0 : 1;
  const speaks = (questions: readonly string[]): number => {
    const asked = questions.filter((_question, place) => place % 2 === side);
    const answered = asked.filter((text) => engine.ask({ text }, { offset: 0, limit: 1 }).total > 0);
    return share(answered.length, asked.length);
  };
  const [on, off] = [speaks(ON_TOPIC), speaks(OFF_TOPIC)];
  const asked: number[] = [];
  let spoken = 0;
  draw((line) => {
    const text = corpus.translation(line, 'en.ms') ?? '';
    if (englishWords(text).length < 5) return false;
    const shabads = paraphrase.withTable.ask(text, 20);
    if (shabads.length > 0) spoken++;
    asked.push(shabads.indexOf(corpus.line(line).shabadIndex));
    return true;
  });
  return [
    row('English paraphrase, meanings learnt', paraphrases(paraphrase.withTable), { first: 78, twenty: 93 }),
    row('English paraphrase, no table', paraphrases(paraphrase.withoutTable), { first: 58, twenty: 82 }),
    cleanRow,
    {
      ...slippedRow,
      floor: `first 10 ≥ 95 % of the clean query's (${kept.toFixed(1)})`,
      isMet: kept >= 95,
    },
    row('Spanish, 5 words', spanish, {}),
    {
      ...row('questions in one translator’s words, the shabad by another’s', asked, {}),
      floor: `answered ${share(spoken, asked.length).toFixed(1)} %`,
    },
    {
      set: 'questions of Gurbani that are answered',
      first: on,
      ten: on,
      twenty: on,
      floor: '≥ 90',
      isMet: on >= 90,
    },
    {
      set: 'questions of other things that are met with silence',
      first: 100 - off,
      ten: 100 - off,
      twenty: 100 - off,
      floor: '≥ 90',
      isMet: off <= 10,
    },
  ];
}
