import { preferenceToggled, useSettingsDispatch } from '@naad/settings-state';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { DEFAULT_CHOICE } from '../../features/search/searchChoice.ts';
import type { PageOutcome } from '../../shared/navigation/routeCache.ts';
import type { Message, MessageContent } from './content.ts';
import { MessagePage } from './MessagePage.tsx';
import { OfflinePage } from './OfflinePage.tsx';

const content = (message: Message): MessageContent => ({
  page: 'message',
  message,
  choice: { ...DEFAULT_CHOICE, query: 'ਸਸਸਸਸ' },
  options: { sources: [], writers: [] },
});

const meta = {
  title: 'Pages/Message',
  component: MessagePage,
  decorators: [
    (Story: () => ReactNode) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
};
export default meta;

const of = (message: Message) => ({ args: { content: content(message) } });

export const EmptyQuery = of({ id: 'emptyQuery' });
export const NoResults = of({ id: 'noResults' });
export const NearQueries = of({
  id: 'noResults',
  nearby: [
    { query: 'ਸਸਸਸ', type: 0, source: null, writer: null, total: 3 },
    { query: 'ਸਸਸਸਸ', type: 1, source: null, writer: null, total: 1 },
    { query: 'true guru', type: 3, source: 'G', writer: 1, total: 1204 },
  ],
});
export const ShabadNotFound = of({ id: 'shabadNotFound', asked: '999999' });
export const AngNotFound = of({
  id: 'angNotFound',
  asked: '1431',
  source: 'G',
  sourceName: 'Sri Guru Granth Sahib Ji',
});
export const AngOfNoSource = of({ id: 'angNotFound', asked: '1', source: null, sourceName: 'X' });
export const BaniNotFound = of({ id: 'baniNotFound', asked: 'japp' });
export const HukamnamaAbsent = of({ id: 'hukamnamaAbsent', reason: 'notConfigured' });
export const HukamnamaOnItsWay = of({ id: 'hukamnamaAbsent', reason: null });
export const HukamnamaNotFound = of({ id: 'hukamnamaNotFound', date: '1999-04-14' });
export const PageNotFound = of({ id: 'pageNotFound', url: '/no/such/place' });
export const Timeout = of({ id: 'timeout' });
export const FailedLoad = of({ id: 'failedLoad' });
export const BrokenRoute = of({ id: 'brokenRoute' });
export const Failure = of({ id: 'failure' });

const openedPages: PageOutcome[] = ['ਰਾਮਕਲੀ ਮਹਲਾ ੩ ਅਨੰਦੁ ॥ - Ang 917 of Sri Guru Granth Sahib Ji', 'Ang 5'].map(
  (title, index) => ({
    kind: 'page',
    href: `/ang?ang=${String(index + 1)}`,
    // Only the kind of content matters here.
    page: { kind: 'page', status: 200, title, content: { page: 'outside', title, href: '' } },
    isRepeatable: true,
  }),
);

export const Offline = {
  render: () => <OfflinePage opened={[]} onCheck={() => Promise.resolve()} />,
};
export const OfflineWithOpenedPages = {
  render: () => <OfflinePage opened={openedPages} onCheck={() => Promise.resolve()} />,
};

/** Enables drawings. */
function WithDrawings({ children }: { children: ReactNode }) {
  const dispatch = useSettingsDispatch();
  useEffect(() => {
    dispatch(preferenceToggled('hasDrawings'));
  }, [dispatch]);
  return children;
}
const withDrawing = (message: Message) => ({
  render: () => (
    <WithDrawings>
      <MessagePage content={content(message)} />
    </WithDrawings>
  ),
});

export const EmptyQueryDrawn = withDrawing({ id: 'emptyQuery' });
export const NoResultsDrawn = withDrawing({ id: 'noResults' });
export const PageNotFoundDrawn = withDrawing({ id: 'pageNotFound', url: '/no/such/place' });
export const TimeoutDrawn = withDrawing({ id: 'timeout' });
export const OfflineDrawn = withDrawing({ id: 'offline' });
export const FailureDrawn = withDrawing({ id: 'failure' });
