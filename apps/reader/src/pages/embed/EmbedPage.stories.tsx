import { DEFAULT_EMBED_LOOK } from '@naad/api-contract';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { EmbedPage } from './EmbedPage.tsx';

type Props = Parameters<typeof EmbedPage>[0];

const [shabad] = contentOf(STORY_PAGES.shabad, 'shabad').shabads;
const lines = (shabad?.verses ?? []).map(({ id, unicode }) => ({ id, unicode }));

const meta = {
  title: 'Pages/Embed builder',
  component: EmbedPage,
  args: {
    // Stories have no server, so the preview is empty.
    frameAddress: () => 'about:blank',
    content: {
      page: 'embed',
      asked: '',
      look: DEFAULT_EMBED_LOOK,
      origin: 'https://naad.example',
      found: { subject: { kind: 'shabad', id: String(shabad?.id ?? 1) }, verse: null, lines },
    },
  } satisfies Props,
  render: (args: Props) => (
    <SiteFrame>
      <EmbedPage {...args} />
    </SiteFrame>
  ),
};
export default meta;

export const Shabad = {};
export const OnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const OneLine = {
  args: {
    content: { ...meta.args.content, found: { ...meta.args.content.found, verse: lines[1]?.id ?? null } },
  } satisfies Partial<Props>,
};
export const NothingThere = {
  args: { content: { ...meta.args.content, asked: '999999', found: null } } satisfies Partial<Props>,
};
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
