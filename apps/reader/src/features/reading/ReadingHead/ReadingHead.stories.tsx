import { SiteFrame } from '../../../testing/SiteFrame.tsx';
import type { StoryPlay } from '../../../testing/storyPlay.ts';
import { Folio } from '../Folio/Folio.tsx';
import { ReadingHead, type ReadingHeadProps } from './ReadingHead.tsx';

const meta = {
  title: 'Reader/Head of a text',
  component: ReadingHead,
  parameters: { layout: 'fullscreen' },
  args: {
    title: <span lang="pa-Guru">ਰਾਗੁ ਰਾਮਕਲੀ</span>,
    short: 'Raag Raamkalee · Satta and Balwand',
    folio: <Folio source="G" ang={968} />,
    children: <p lang="pa-Guru">ਸਤਾ ਤੇ ਬਲਵੰਡਿ · ਸ਼੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ</p>,
  } satisfies ReadingHeadProps,
  render: (props: ReadingHeadProps) => (
    <SiteFrame>
      <ReadingHead {...props} />
    </SiteFrame>
  ),
};
export default meta;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const OnDesktop = {};
export const OnPhone = { globals: phone };
/** A press on the title opens the details. */
export const DetailsOnPhone = {
  globals: phone,
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.click(canvas.getByRole('button', { name: /Details$/ }));
  },
};
/** A press on the folio opens the form for another ang. */
export const FolioOnPhone = {
  globals: phone,
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.click(canvas.getByRole('button', { name: /Go to ang$/ }));
  },
};
/** Pages of Bhai Nand Lal have no address by number. */
export const WithoutPages = {
  args: {
    folio: <Folio source="N" ang={5} />,
    short: 'Bhai Nand Lal Vaaran',
  } satisfies Partial<ReadingHeadProps>,
};
export const RightToLeft = { globals: { ...phone, language: 'pa-Arab', direction: 'rtl' } };
