import { STORY_HUKAMNAMA } from '../../../features/home/testing/storyHukamnama.ts';
import { HukamnamaCard, type HukamnamaCardProps } from './HukamnamaCard.tsx';

const meta = {
  title: 'Reader/Home/Hukamnama',
  component: HukamnamaCard,
  args: { hukamnama: STORY_HUKAMNAMA } satisfies HukamnamaCardProps,
};
export default meta;

export const Today = {};
export const Latest = { args: { hukamnama: { ...STORY_HUKAMNAMA, isToday: false } } };
export const Unavailable = { args: { hukamnama: null } };
export const Punjabi = { globals: { language: 'pa' } };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
