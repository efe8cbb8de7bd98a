import { HomePage, type HomePageProps } from './HomePage.tsx';
import { STORY_DOODLE } from '../../features/home/testing/storyDoodle.ts';
import { STORY_HUKAMNAMA } from '../../features/home/testing/storyHukamnama.ts';
import { HomeFrame } from './testing/HomeFrame.tsx';

interface HomeArgs {
  doodle: HomePageProps['content']['doodle'];
  lastAng: number;
  /** Hour of the visitor's clock. */
  hour: number;
}

const options: HomePageProps['content']['options'] = {
  sources: [
    {
      id: 'G',
      english: 'Sri Guru Granth Sahib Ji',
      unicode: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ',
      angCount: 1430,
      absent: null,
    },
  ],
  writers: [{ id: 4, english: 'Guru Raam Daas Ji' }],
};

function Home({ doodle, lastAng, hour }: HomeArgs) {
  return (
    <HomeFrame lastAng={lastAng}>
      <main>
        <HomePage
          content={{ page: 'home', options, doodle, hukamnama: STORY_HUKAMNAMA }}
          now={() => new Date(2026, 5, 1, hour)}
        />
      </main>
    </HomeFrame>
  );
}

const meta = {
  title: 'Pages/Home states',
  component: Home,
  args: { doodle: null, lastAng: 0, hour: 12 } satisfies HomeArgs,
};
export default meta;

export const Plain = {};
export const WithDoodle = { args: { doodle: STORY_DOODLE } };
export const AtJapji = { args: { hour: 6 } };
export const AtRehraas = { args: { hour: 18 } };
export const AtSohilaa = { args: { hour: 22 } };
export const Resume = { args: { lastAng: 512 } };
export const Everything = { args: { doodle: STORY_DOODLE, lastAng: 1430, hour: 18 } };
export const Punjabi = { args: { lastAng: 512, hour: 18 }, globals: { language: 'pa' } };
export const RightToLeft = {
  args: { lastAng: 512, hour: 18 },
  globals: { language: 'pa-Arab', direction: 'rtl' },
};
