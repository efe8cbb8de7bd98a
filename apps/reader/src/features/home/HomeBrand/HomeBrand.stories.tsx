import { STORY_DOODLE } from '../testing/storyDoodle.ts';
import { HomeBrand, type HomeBrandProps } from './HomeBrand.tsx';

const meta = {
  title: 'Reader/Home/Brand',
  component: HomeBrand,
  args: { siteName: 'Naad', doodle: null } satisfies HomeBrandProps,
};
export default meta;

export const Logo = {};
export const Doodle = { args: { doodle: STORY_DOODLE } };
export const DoodleWithoutWords = {
  args: { doodle: { ...STORY_DOODLE, description: '', href: null, credit: null } },
};
export const DoodleThatFails = {
  args: { doodle: { ...STORY_DOODLE, imageHref: 'data:image/svg+xml,none' } },
};
export const LongName = { args: { siteName: 'The Gurbani of our Gurdwara on the River' } };
