import type { LineWord } from '@naad/api-client';
import { parseAng, parseVerseId } from '@naad/gurbani-model';
import { BookmarkIcon } from '@naad/ui-kit';
import { SiteFrame } from '../../../testing/SiteFrame.tsx';
import { LineSheet, type LineSheetProps } from './LineSheet.tsx';
import { LineWords } from './LineWords.tsx';
import { SheetAction, SheetActions } from './SheetActions.tsx';

const never = () => undefined;
const [ang, verseId] = [parseAng(968), parseVerseId(5)];
if (ang === null || verseId === null) throw new RangeError('No such id.');

const word = (
  text: string,
  position: number,
  [en, hi, ur]: [string, string, string],
  ...meanings: string[]
): LineWord => ({
  word: text,
  positions: [position],
  transliterations: { en, hi, ur, ipa: en },
  meanings,
});
const WORDS: readonly LineWord[] = [
  word('ਧੰਨੁ', 0, ['dhann', 'धंन', 'دھنّ']),
  word('ਜਿਨਿ', 4, ['jin', 'जिनि', 'جِنِ'], 'ਜਿਸ (ਅਕਾਲ ਪੁਰਖ) ਨੇ'),
  word('ਸਿਰਿਆ', 5, ['siriaa', 'सिरिआ', 'سِرِیا'], 'ਪੈਦਾ ਕੀਤਾ'),
  word('ਸਵਾਰਿਆ', 7, ['savaariaa', 'सवारिआ', 'سواریا'], 'ਸੋਹਣਾ ਬਣਾਇਆ ਹੈ'),
];
const GLOSSARY = {
  ang,
  sourceId: 'G',
  lineNumber: 9,
  commentary: 'Sri Guru Granth Darpan (Prof. Sahib Singh)',
  words: WORDS,
} as const;

interface Args extends Pick<LineSheetProps, 'translation'> {
  state?: Parameters<typeof LineWords>[0]['state'];
  script?: 'en' | 'ur';
  pressedWord?: number | null;
}

const meta = {
  title: 'Reader/Sheet of a line',
  component: LineSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    translation: {
      lang: 'en',
      text: 'Blessed, blessed is Guru Raam Daas; He who created You, has also exalted You.',
      translator: 'Dr. Sant Singh Khalsa',
    },
  },
  render: ({
    translation,
    state = { status: 'loaded', found: GLOSSARY },
    script = 'en',
    pressedWord = 4,
  }: Args) => (
    <SiteFrame>
      <LineSheet
        title="Ang 968"
        line="ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥"
        translation={translation}
        touched={null}
        onClose={never}
      >
        <LineWords
          state={state}
          onRetry={never}
          verseId={verseId}
          pressedWord={pressedWord}
          script={script}
          pageName={() => 'Ang'}
        />
        <SheetActions
          onCopy={never}
          onShare={never}
          onPicture={never}
          save={
            <SheetAction icon={<BookmarkIcon />} isPressed={false} onClick={never}>
              Save
            </SheetAction>
          }
          notes={null}
          page={{ href: '/ang?ang=968&source=G', name: 'Ang 968' }}
          lineNumber={9}
          shabadHref={null}
          facebookHref="https://www.facebook.com/"
          reportHref="/report?verse=1"
          receiptHref="/receipt/30958"
        />
      </LineSheet>
    </SiteFrame>
  ),
};
export default meta;

export const OnDesktop = {};
export const OnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Loading = { args: { state: { status: 'loading' } } satisfies Partial<Args> };
export const Failed = { args: { state: { status: 'failed' } } satisfies Partial<Args> };
export const NotExplained = {
  args: {
    // A pressed word without a meaning here asks the server for those elsewhere.
    pressedWord: null,
    state: {
      status: 'loaded',
      found: { ...GLOSSARY, commentary: null, words: WORDS.map((each) => ({ ...each, meanings: [] })) },
    },
  } satisfies Partial<Args>,
};
export const Punjabi = {
  args: { translation: null } satisfies Partial<Args>,
  globals: { language: 'pa' },
};
export const RightToLeft = {
  args: { translation: null, script: 'ur' } satisfies Partial<Args>,
  globals: { language: 'pa-Arab', direction: 'rtl' },
};
