import { SiteFrame } from '../../testing/SiteFrame.tsx';
import type { RehatMaryadhaContent } from './content.ts';
import { article as rehatEn } from '../../content/en/rehat-maryadha.md';
import { RehatMaryadhaPage } from './RehatMaryadhaPage.tsx';
import { article as rehatPa } from '../../content/pa/rehat-maryadha.md';

type Props = Parameters<typeof RehatMaryadhaPage>[0];

const content: RehatMaryadhaContent = {
  page: 'rehatMaryadha',
  article: rehatEn,
  language: 'en',
  listing: {
    state: 'there',
    source: { kind: 'pack', name: 'Example texts', licence: 'CC0-1.0', url: 'https://example.org/' },
    rehats: [
      {
        id: 1,
        name: 'An example',
        chapters: ['What a chapter may hold', 'A chapter in between', 'The last chapter'].map(
          (name, index) => ({ id: index + 1, name }),
        ),
      },
      { id: 2, name: 'ਇੱਕ ਨਮੂਨਾ', chapters: [{ id: 1, name: 'ਪਹਿਲਾ ਭਾਗ' }] },
    ],
  },
};

const meta = {
  title: 'Pages/Rehat maryadha',
  component: RehatMaryadhaPage,
  args: { content },
  render: (args: Props) => (
    <SiteFrame>
      <RehatMaryadhaPage {...args} />
    </SiteFrame>
  ),
};
export default meta;

export const WithText = {};
export const Absent = {
  args: { content: { ...content, listing: { state: 'absent', reason: 'notLicensed' } } } satisfies Props,
};
export const Silent = {
  args: { content: { ...content, listing: { state: 'silent' } } } satisfies Props,
};
export const Punjabi = {
  globals: { language: 'pa' },
  args: { content: { ...content, article: rehatPa, language: 'pa' } } satisfies Props,
};
