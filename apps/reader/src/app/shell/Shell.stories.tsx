import { Suspense } from 'react';
import { DEFAULT_CHOICE } from '../../features/search/searchChoice.ts';
import { article as helpEn } from '../../content/en/help.md';
import type { PageOutcome } from '../../shared/navigation/routeCache.ts';
import type { Message } from '../../pages/message/content.ts';
import type { RoutePage } from '../../pages/routeResult.ts';
import { loadAllViews } from '../navigation/views.ts';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import type { StoryPlay } from '../../testing/storyPlay.ts';
import { Shell } from './Shell.tsx';
import { SiteFrame, type SiteFrameProps } from '../../testing/SiteFrame.tsx';

interface WholePageProps extends Omit<SiteFrameProps, 'children'> {
  first: PageOutcome<RoutePage>;
}

/** A page with the shell around it. Its view must be loaded before. */
function WholePage(props: WholePageProps) {
  return (
    <SiteFrame {...props}>
      <Suspense>
        <Shell first={props.first} />
      </Suspense>
    </SiteFrame>
  );
}

const { options } = contentOf(STORY_PAGES.home, 'home');

const pageAt = (href: string, page: RoutePage): PageOutcome<RoutePage> => ({
  kind: 'page',
  href,
  page,
  isRepeatable: true,
});
const messageAt = (href: string, message: Message, query = '') =>
  pageAt(href, {
    kind: 'page',
    status: 200,
    title: 'Naad',
    content: { page: 'message', message, choice: { ...DEFAULT_CHOICE, query }, options },
  });
const help: RoutePage = {
  kind: 'page',
  status: 200,
  title: helpEn.title,
  content: { page: 'help', article: helpEn, language: 'en' },
};

/** A returning visitor. */
const returning = { preferences: { hasAcceptedNotice: true } } satisfies Partial<WholePageProps>;
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Pages/Whole pages',
  component: WholePage,
  args: { first: STORY_PAGES.home, ...returning } satisfies WholePageProps,
  // Other stories show the parts in every theme.
  parameters: { layout: 'fullscreen', isInEveryTheme: false },
  // Views are loaded before the page, as on the site.
  loaders: [() => loadAllViews().then(() => ({}))],
};
export default meta;

const at = (first: PageOutcome<RoutePage>) => ({ args: { first } });
const onPhone = <Story extends object>(story: Story) => ({ ...story, globals: phone });

export const Home = {};
export const HomeOnPhone = onPhone(Home);
/** A first visit, with a news banner. */
export const FirstVisit = {
  args: {
    preferences: {},
    site: { banner: { id: 'story', tone: 'info', message: 'The hukamnama of today is here.', link: null } },
  } satisfies Partial<WholePageProps>,
};
export const FirstVisitOnPhone = onPhone(FirstVisit);

export const Shabad = at(STORY_PAGES.shabad);
export const ShabadOnPhone = onPhone(Shabad);
export const Search = at(STORY_PAGES.searchFirstLetters);
export const SearchOnPhone = onPhone(Search);
export const Ang = at(STORY_PAGES.ang);
export const AngOnPhone = onPhone(Ang);
export const Help = at(pageAt('/help', help));
export const HelpOnPhone = onPhone(Help);
export const Nothing = at(messageAt('/search?q=ਖਖਖਖਖਖ&type=0&source=all', { id: 'noResults' }, 'ਖਖਖਖਖਖ'));
export const NothingOnPhone = onPhone(Nothing);
export const PageNotFound = at(messageAt('/no/such/place', { id: 'pageNotFound', url: '/no/such/place' }));

/** Settings are beside the text on wide screens and over its foot on phones. */
export const WithSettings = {
  args: { first: STORY_PAGES.shabad, panel: 'settings' } satisfies Partial<WholePageProps>,
  play: async ({ canvas }: StoryPlay) => {
    // The panel is a lazy chunk, which may load slowly on a busy machine.
    await canvas.findByRole('heading', { name: 'Display settings' }, { timeout: 10_000 });
  },
};
export const WithSettingsOnPhone = onPhone(WithSettings);
export const PunjabiOnPhone = { ...Shabad, globals: { ...phone, language: 'pa' } };
export const RightToLeft = { ...Shabad, globals: { language: 'pa-Arab', direction: 'rtl' } };
export const RightToLeftOnPhone = { ...Shabad, globals: { ...phone, ...RightToLeft.globals } };
