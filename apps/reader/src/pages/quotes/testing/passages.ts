import type { QuoteLine, QuotePassage, UncheckedText } from '@naad/api-contract';

/** Checked passages as the API returns them, for tests and stories. */

const LINE: QuoteLine = {
  verseId: 5,
  shabadId: 1,
  gurmukhi: 'socY soic n hoveI jy socI lK vwr ]',
  unicode: 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥',
  source: {
    sourceId: 'G',
    gurmukhi: 'sRI gurU gRMQ swihb jI',
    unicode: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ',
    english: 'Sri Guru Granth Sahib Ji',
    pageNo: 1,
  },
  writer: { writerId: 1, gurmukhi: 'mhlw 1', unicode: 'ਮਹਲਾ ੧', english: 'Guru Nanak Dev Ji' },
};

export const AUTHENTIC: QuotePassage = {
  form: 'gurmukhi',
  translator: null,
  isWhole: true,
  lines: [LINE],
  elsewhere: [],
  pieces: [],
  namedPage: { from: 1, to: 1, isRight: true },
  text: 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ',
  verdict: 'authentic',
};

const piece = (kind: QuotePassage['pieces'][number]['kind'], quoted: string, scripture: string) => ({
  kind,
  quoted,
  scripture,
  quotedMarks: quoted === '' || kind === 'same' ? [] : [{ start: 0, end: quoted.length }],
  scriptureMarks: scripture === '' || kind === 'same' ? [] : [{ start: 0, end: scripture.length }],
});

export const ALTERED: QuotePassage = {
  ...AUTHENTIC,
  text: 'ਸੋਚੈ ਸੋਚ ਹੋਵਈ ਜੇ ਸਾਚੀ ਲਖ ਹਜ਼ਾਰ ਵਾਰ',
  verdict: 'altered',
  namedPage: { from: 945, to: 946, isRight: false },
  pieces: [
    piece('same', 'ਸੋਚੈ', 'ਸੋਚੈ'),
    {
      ...piece('changed', 'ਸਾਚੀ', 'ਸੋਚੀ'),
      quotedMarks: [{ start: 0, end: 2 }],
      scriptureMarks: [{ start: 0, end: 2 }],
    },
    piece('added', 'ਹਜ਼ਾਰ', ''),
    piece('missing', '', 'ਨ'),
    {
      ...piece('spelling', 'ਸੋਚ', 'ਸੋਚਿ'),
      quotedMarks: [{ start: 2, end: 3 }],
      scriptureMarks: [{ start: 2, end: 4 }],
    },
  ],
};

export const TRANSLATED: QuotePassage = {
  ...AUTHENTIC,
  text: 'By thinking, He cannot be reduced to thought, even by thinking hundreds of thousands of times.',
  form: 'translation',
  translator: { key: 'en.ssk', name: 'Dr. Sant Singh Khalsa' },
};

export const NOT_FOUND: QuotePassage = {
  text: 'ਮੈਂ ਅੱਜ ਸਵੇਰੇ ਬਾਜ਼ਾਰ ਗਿਆ ਸੀ',
  verdict: 'notFound',
  form: null,
  translator: null,
  isWhole: false,
  lines: [],
  elsewhere: [],
  pieces: [],
  namedPage: null,
};

/** After the passages above: one too long by itself, and the rest of the text. */
export const UNCHECKED: readonly UncheckedText[] = [
  { text: 'ਹਰਿ ਹਰਿ ਹਰਿ', reason: 'passage', passagesBefore: 1 },
  { text: 'ਆਦਿ ਸਚੁ\nਜੁਗਾਦਿ ਸਚੁ', reason: 'text', passagesBefore: 2 },
];
