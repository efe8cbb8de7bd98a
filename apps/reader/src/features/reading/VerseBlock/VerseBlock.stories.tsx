import { parseAng, parseShabadId, parseVerseId, type Verse } from '@naad/gurbani-model';
import { VerseBlock, type VerseBlockProps } from './VerseBlock.tsx';

function required<Id>(id: Id | null): Id {
  if (id === null) throw new RangeError('The story has an invalid id.');
  return id;
}

/** Ang 968, Raamkalee kee Vaar, Satta and Balwand; translated by Dr. Sant Singh Khalsa. */
const verse: Verse = {
  id: required(parseVerseId(1614544)),
  shabadId: required(parseShabadId(3590)),
  ang: required(parseAng(968)),
  unicode: 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥',
  visraams: [{ word: 3, type: 'main' }],
  transliterations: [
    { script: 'en', lang: 'pa-Latn', text: 'dha(n)n dha(n)n raamadhaas gur jin siriaa tinai savaariaa ||' },
  ],
  translations: [
    {
      key: 'en.ssk',
      lang: 'en' as const,
      text: 'Blessed, blessed is Guru Raam Daas; He who created You, has also exalted You.',
    },
  ],
};

const meta = { title: 'Reader/Verse', component: VerseBlock, args: { verse } satisfies VerseBlockProps };
export default meta;

export const Plain = {};
export const Current = { args: { marks: { highlights: [verse.id] } } satisfies Partial<VerseBlockProps> };
export const Found = {
  args: {
    marks: { highlights: [verse.id], words: [0, 1, 2, 3, 4] },
  } satisfies Partial<VerseBlockProps>,
};
export const LineAlone = {
  args: { verse: { ...verse, transliterations: [], translations: [] } } satisfies Partial<VerseBlockProps>,
};
