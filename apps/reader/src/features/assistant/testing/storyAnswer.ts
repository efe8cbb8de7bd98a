import type { AnswerLine, AskedQuestion, AssistantAnswer } from '@naad/api-client';
import { parseShabadId, parseVerseId } from '@naad/gurbani-model';

const NANAK = { english: 'Guru Nanak Dev Ji', unicode: 'ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ' };

/** Japji Sahib, ang 1, with the translation of Sant Singh Khalsa. */
const OPENED: AnswerLine = {
  number: 1,
  verseId: 5,
  shabadId: 1,
  unicode: 'ਕਿਵ ਸਚਿਆਰਾ ਹੋਈਐ ਕਿਵ ਕੂੜੈ ਤੁਟੈ ਪਾਲਿ ॥',
  source: { id: 'G', english: 'Sri Guru Granth Sahib Ji', unicode: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ' },
  ang: 1,
  writer: NANAK,
  raag: { english: 'Jap', unicode: 'ਜਪੁ' },
  translation: {
    translator: 'Dr. Sant Singh Khalsa',
    text: 'So how can you become truthful? And how can the veil of illusion be torn away?',
    words: [5],
  },
  isFound: true,
};

export const storyAnswer: AssistantAnswer = {
  isSilent: false,
  hasWriter: false,
  lines: [
    OPENED,
    {
      ...OPENED,
      number: 2,
      verseId: 6,
      unicode: 'ਹੁਕਮਿ ਰਜਾਈ ਚਲਣਾ ਨਾਨਕ ਲਿਖਿਆ ਨਾਲਿ ॥੧॥',
      translation: {
        translator: 'Dr. Sant Singh Khalsa',
        text: 'O Nanak, it is written that you shall obey the Hukam of His Command, and walk in the Way of His Will. ||1||',
        words: [],
      },
      isFound: false,
    },
  ],
};

/** @throws {TypeError} never: both ids are whole numbers */
export function storyQuestion(): AskedQuestion {
  const [shabadId, verseId] = [parseShabadId(1), parseVerseId(5)];
  if (shabadId === null || verseId === null) throw new TypeError('The ids are invalid.');
  return { question: 'How can one become truthful?', source: null, shabadId, verseId };
}
