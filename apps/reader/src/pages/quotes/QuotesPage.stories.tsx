import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { QuotesPage } from './QuotesPage.tsx';
import { ALTERED, AUTHENTIC, NOT_FOUND, TRANSLATED, UNCHECKED } from './testing/passages.ts';

type Props = Parameters<typeof QuotesPage>[0];

const meta = {
  title: 'Pages/Quotations',
  component: QuotesPage,
  args: {
    content: {
      page: 'quotes',
      text: [AUTHENTIC, ALTERED, TRANSLATED, NOT_FOUND].map(({ text }) => text).join('\n'),
      isTooLong: false,
      passages: [AUTHENTIC, ALTERED, TRANSLATED, NOT_FOUND],
      unchecked: [],
    },
  } satisfies Props,
  render: (args: Props) => (
    <SiteFrame>
      <QuotesPage {...args} />
    </SiteFrame>
  ),
};
export default meta;

export const Judged = {};
export const OnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Empty = {
  args: {
    content: { page: 'quotes', text: '', isTooLong: false, passages: null, unchecked: [] },
  } satisfies Props,
};
export const TooLong = {
  args: {
    content: { page: 'quotes', text: 'ਸਚੁ '.repeat(300), isTooLong: true, passages: null, unchecked: [] },
  } satisfies Props,
};
export const Incomplete = {
  args: {
    content: {
      page: 'quotes',
      text: [AUTHENTIC.text, ALTERED.text, ...UNCHECKED.map(({ text }) => text)].join('\n'),
      isTooLong: false,
      passages: [AUTHENTIC, ALTERED],
      unchecked: UNCHECKED,
    },
  } satisfies Props,
};
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
