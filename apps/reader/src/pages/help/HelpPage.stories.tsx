import { article as helpEn } from '../../content/en/help.md';
import { HelpPage } from './HelpPage.tsx';
import { article as helpPa } from '../../content/pa/help.md';

type Props = Parameters<typeof HelpPage>[0];

/** The part of a play function's context that these stories use. */
interface StoryPlay {
  canvas: { getByLabelText: (name: string) => HTMLElement };
  userEvent: { type: (field: HTMLElement, text: string) => Promise<void> };
}

const typing =
  (text: string) =>
  async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.type(canvas.getByLabelText('Search help'), text);
  };

const meta = {
  title: 'Pages/Help',
  component: HelpPage,
  args: { content: { page: 'help', article: helpEn, language: 'en' } } satisfies Props,
};
export default meta;

export const English = {};
export const Punjabi = {
  args: { content: { page: 'help', article: helpPa, language: 'pa' } } satisfies Props,
};
export const Searched = { play: typing('larivaar') };
export const NothingFound = { play: typing('larivaar tabla') };
