import type { Slide } from '@naad/sync-protocol';
import { DEFAULT_LOOK, type Look } from '../look/look.ts';
import { SlideView } from './SlideView.tsx';

const LINE: Slide = {
  kind: 'line',
  of: { kind: 'shabad', id: 628, row: 2 },
  verseId: 576863,
  unicode: 'ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥',
  visraams: [{ word: 1, type: 'main' }],
  translations: [],
  transliterations: [],
  next: null,
};
const WITH_ALL: Slide = {
  ...LINE,
  translations: [
    { key: 'en.ssk', lang: 'en', text: 'The True Guru shall resolve all your affairs. ||1||Pause||' },
    { key: 'pu.ss', lang: 'pa-Guru', text: 'ਗੁਰੂ ਨੇ ਤੁਹਾਡੇ ਕਾਰਜ ਸੰਵਾਰ ਦਿੱਤੇ ਹਨ ॥੧॥ ਰਹਾਉ ॥' },
  ],
  transliterations: [
    { script: 'en', lang: 'pa-Latn', text: 'satigur tumare kaaj savaare ||1|| rahaau ||' },
    { script: 'hi', lang: 'hi', text: 'सतिगुरि तुमरे काज सवारे ॥१॥ रहाउ ॥' },
    { script: 'ur', lang: 'pa-Arab', text: 'ستِگُرِ تُمرے کاج سوارے' },
  ],
  next: 'ਦੁਸਟ ਦੂਤ ਪਰਮੇਸਰਿ ਮਾਰੇ ॥',
};
const text = (
  name: 'waheguru' | 'moolMantra' | 'dhanGuru' | 'announcement',
  words: string,
  isGurmukhi = true,
): Slide => ({
  kind: 'text',
  name,
  text: words,
  isGurmukhi,
});

interface ShownProps {
  readonly slide: Slide;
  readonly look?: Partial<Look>;
  readonly surface?: 'screen' | 'overlay';
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
}

function Shown({ slide, look = {}, surface = 'screen', width = 960, height = 540 }: ShownProps) {
  return (
    <div style={{ inlineSize: width, blockSize: height }}>
      <SlideView slide={slide} look={{ ...DEFAULT_LOOK, ...look }} surface={surface} />
    </div>
  );
}

/** Slides on the projector. */
const meta = { title: 'Display/Slides', component: Shown };
export default meta;

const shown = (args: ShownProps) => ({ args });

export const Line = shown({ slide: LINE });
export const LineWithEverything = shown({ slide: WITH_ALL });
export const LineAsLarivaar = shown({ slide: LINE, look: { larivaar: true, larivaarAssist: true } });
export const LineOnLight = shown({ slide: WITH_ALL, look: { theme: 'light' } });
export const LineOnSepia = shown({ slide: WITH_ALL, look: { theme: 'sepia' } });
export const LineInHighContrast = shown({ slide: WITH_ALL, look: { theme: 'contrast' } });
export const LineAtItsStart = shown({ slide: WITH_ALL, look: { centred: false } });

const WITH_PARAGRAPH: Slide = {
  ...WITH_ALL,
  around: {
    before: ['ਥਿਰੁ ਘਰਿ ਬੈਸਹੁ ਹਰਿ ਜਨ ਪਿਆਰੇ ॥'],
    after: ['ਦੁਸਟ ਦੂਤ ਪਰਮੇਸਰਿ ਮਾਰੇ ॥', 'ਜਨ ਕੀ ਪੈਜ ਰਖੀ ਕਰਤਾਰੇ ॥੧॥'],
  },
};
export const SplitView = shown({ slide: WITH_ALL, look: { mode: 'split' } });
export const ReadingMode = shown({ slide: WITH_PARAGRAPH, look: { mode: 'reading' } });
export const ParagraphMode = shown({ slide: WITH_PARAGRAPH, look: { paragraph: true } });
export const PausesAsGradientsInAnotherFace = shown({
  slide: WITH_ALL,
  look: { visraamStyle: 'gradient-bg', font: 'anmol_bold', lineHeight: 1.8 },
});

/** Far more than fits, so everything is shown smaller. */
export const LargestSizes = shown({
  slide: WITH_ALL,
  look: { sizes: { gurbani: 20, translation: 20, teeka: 20, transliteration: 20 } },
});
export const OnFourToThree = shown({ slide: WITH_ALL, width: 640, height: 480 });
export const OnUltrawide = shown({ slide: WITH_ALL, width: 1280, height: 366 });
export const OnAPhone = shown({ slide: WITH_ALL, width: 320, height: 568 });

export const Waheguru = shown({ slide: text('waheguru', 'ਵਾਹਿਗੁਰੂ') });
export const MoolMantra = shown({
  slide: text('moolMantra', 'ੴ ਸਤਿ ਨਾਮੁ ਕਰਤਾ ਪੁਰਖੁ ਨਿਰਭਉ ਨਿਰਵੈਰੁ ਅਕਾਲ ਮੂਰਤਿ ਅਜੂਨੀ ਸੈਭੰ ਗੁਰ ਪ੍ਰਸਾਦਿ ॥'),
});
export const DhanGuru = shown({ slide: text('dhanGuru', 'ਧੰਨੁ ਧੰਨੁ ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ') });
export const Announcement = shown({
  slide: text('announcement', 'Langar is served in the hall below.\nPlease leave shoes outside.', false),
});
/** The sangat scans it, or types address and code. */
export const FollowCode = shown({
  slide: {
    kind: 'text',
    name: 'announcement',
    text: 'Follow on your phone\nhttps://naad.example/sync/BCD-FGH\nBCD-FGH',
    isGurmukhi: false,
    link: 'https://naad.example/sync/BCD-FGH',
  },
});
export const Blank = shown({ slide: { kind: 'blank' } });

/** At the bottom of a camera image. */
export const Overlay = shown({ slide: WITH_ALL, surface: 'overlay' });
