import { parseAng } from '@naad/gurbani-model';
import { DEFAULT_PREFERENCES, type Preferences } from '@naad/settings-schema';
import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';
import { SiteFrame } from '../../../testing/SiteFrame.tsx';
import { readingViewOf } from '../readingView.ts';
import { PaathView, type PaathViewProps } from './PaathView.tsx';

const { ang: saved } = contentOf(STORY_PAGES.ang, 'ang');
const [verse] = saved.verses;

const viewAs = (preferences: Partial<Preferences>) =>
  readingViewOf({ ...DEFAULT_PREFERENCES, ...preferences }, 'ang');

const meta = {
  title: 'Reader/Paath',
  component: PaathView,
  args: {
    first: saved,
    resume: null,
    view: viewAs({}),
    isAlone: false,
    marks: { highlights: [] },
    credits: [],
    // The same lines again, as the last ang of the work.
    load: (ang: number) =>
      Promise.resolve({
        ...saved,
        ang: parseAng(ang) ?? saved.ang,
        neighbours: { previous: saved.ang, next: null },
      }),
    nameOf: (ang: number) => `Ang ${String(ang)}`,
    onAng: () => undefined,
    onVerse: () => undefined,
  } satisfies PaathViewProps,
  render: (args: PaathViewProps) => (
    <SiteFrame first={STORY_PAGES.ang}>
      <PaathView {...args} />
    </SiteFrame>
  ),
};
export default meta;

type Props = Partial<PaathViewProps>;

/** With translations and transliterations below each line. */
export const Sehaj = {};
/** Lines only. */
export const Akhand = { args: { isAlone: true } satisfies Props };
export const AkhandLarivaar = {
  args: { isAlone: true, view: viewAs({ isLarivaar: true, hasAssist: true }) } satisfies Props,
};
export const Marked = { args: { marks: { highlights: verse ? [verse.id] : [] } } satisfies Props };
/** The next ang fails to load and can be retried. */
export const WithoutConnection = {
  args: { load: () => Promise.reject(new Error('offline')) } satisfies Props,
};
export const OnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
