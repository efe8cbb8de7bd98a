import { englishWords } from '../englishWords.ts';

const setOf = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/**
 * Words that questions are phrased with, by their role. They are the topic only if nothing else is: a rare one, such as
 * `compared`, would outweigh it.
 */
const ASKING = setOf(
  'such same other another each every all any some both only own',
  'else everybody everyone somebody someone anybody nobody again ago need try tries',
  'tell explain describe give show find get please ask asks asked asking answer question questions know think want',
  'say says said saying speak speaks talk talks teach teaches taught teaching mean means meaning called',
  'believe believes view views opinion look looks seem like kind kinds type types sort role purpose concept idea',
  'example compare compared comparison worth value useful use benefit harm harmful important importance matter matters',
  'happen happens cause causes reasons begin begins become becomes keep take takes treat feel feeling status allowed',
  'overcome overcoming deal dealing handle cope coping manage advice better best way now',
  'quote quotes verse verses line lines shabad shabads hymn hymns passage scripture granth sahib ji',
  'someone something anything thing things people person really very just even ever also too',
);

/** Words that are never a topic. */
const FUNCTION_WORDS = setOf(
  'what who whom whose which when where why how whether while during because since',
  'is are was were be been am do does did doing done can could cannot should ought would will shall may might must',
  'im ive dont doesnt isnt wont cant have has having had let make makes made come comes go goes',
  'a an the this that these those there here',
  'i me my we us our you your he him his she her it its they them their',
  'myself yourself himself itself ourselves themselves oneself',
  'of to in on at for from by with within without between against through into about over under out off up',
  'and or if as not so than then more much many most regarding according',
);

/** Words that most questions could have. Beside other topic words they count half. */
const GENERAL = setOf('sikh sikhs sikhi sikhism gurbani gurbaani gurmat guruji waheguru');
const GENERAL_IMPORTANCE = 0.5;

const SCRIPTURE = String.raw`(?:the )?(?:sri )?(?:gurbani|gurbaani|bani|gurmat|sikhism|sikhi|sikhs?|gurus?|guruji|scriptures?)(?: ji)?`;
/** Phrasing that names Gurbani or Sikhi as the one who answers, not as the topic. */
const FRAMES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:do|does|did|would|can)\s+${SCRIPTURE}\s+(?:say|teach|tell|think|view|describe|define|explain|speak|talk|believe|mention|advise|see|look|allow|forbid|have|give)\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b${SCRIPTURE}\s+(?:says?|teaches|tells|thinks|describes|defines|explains|speaks|talks|believes|mentions|advises)\b`,
    'g',
  ),
  new RegExp(String.raw`\b(?:in|from|according to|as per)\s+${SCRIPTURE}(?!\w)`, 'g'),
  new RegExp(
    String.raw`\b(?:sikh|gurmat|gurbani)\s+(?:views?|perspective|beliefs?|opinion|concept|idea)\b`,
    'g',
  ),
];

/** “One” as a pronoun, not a number: `how should one pray`. */
const PRONOUN_ONE = /\b(should|can|could|do|does|did|must|may|might|shall|will|would) one\b/gi;

/** Further repetitions of a word are ignored. */
const MAX_REPEATS = 2;

/** The topic of a question. */
export interface QuestionTopic {
  readonly words: readonly string[];
  /** Importance of a topic word, 0 to 1. */
  importanceOf(word: string): number;
}

/**
 * The topic of a question: its words without the phrasing. A common word is the topic if no rarer one is there, so
 * “what is a Sikh” asks for Sikh.
 */
export function questionTopic(question: string): QuestionTopic {
  const counts = new Map<string, number>();
  const once = (word: string): boolean => {
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    return count <= MAX_REPEATS;
  };
  const text = question.toLowerCase().replaceAll('’', "'").replaceAll(PRONOUN_ONE, '$1');
  const unframed = FRAMES.reduce((rest, frame) => rest.replaceAll(frame, ' '), text);
  const wordsIn = (each: string): string[] =>
    englishWords(each)
      .map((word) => word.replace(/'s$/, ''))
      .filter((word) => !FUNCTION_WORDS.has(word.replaceAll("'", '')));
  const all = wordsIn(unframed).filter(once);
  const topic = all.filter((word) => !ASKING.has(word));
  const words = topic.length > 0 ? topic : all;
  const isGeneralOnly = words.every((word) => GENERAL.has(word));
  return {
    words,
    importanceOf: (word) => (!isGeneralOnly && GENERAL.has(word) ? GENERAL_IMPORTANCE : 1),
  };
}
