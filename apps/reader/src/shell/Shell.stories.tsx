import { DEFAULT_CHOICE } from '../features/search/searchChoice.ts';
import type { PageOutcome } from '../navigation/outcome.ts';
import { helpEn } from '../routes/help/helpEn.ts';
import { messagePage } from '../routes/message/messagePage.ts';
import type { Message, RoutePage } from '../routes/routeResult.ts';
import { loadAllViews } from '../routes/views.ts';
import { english } from '../testing/english.ts';
import { contentOf, STORY_PAGES } from '../testing/storyPages.ts';
import type { StoryPlay } from '../testing/storyPlay.ts';
import { WholePage, type WholePageProps } from '../testing/WholePage.tsx';

const { options } = contentOf(STORY_PAGES.home, 'home');

const pageAt = (href: string, page: RoutePage): PageOutcome => ({
  kind: 'page',
  href,
  page,
  isRepeatable: true,
});
const saying = (href: string, message: Message, query = '') =>
  pageAt(href, messagePage(english, message, { options, choice: { ...DEFAULT_CHOICE, query } }));
const help: RoutePage = {
  kind: 'page',
  status: 200,
  title: helpEn.title,
  content: { page: 'help', article: helpEn, language: 'en' },
};

/** A visitor who has been here before. */
const known = { preferences: { hasAcceptedNotice: true } } satisfies Partial<WholePageProps>;
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Pages/Whole pages',
  component: WholePage,
  args: { first: STORY_PAGES.home, ...known } satisfies WholePageProps,
  parameters: { layout: 'fullscreen' },
  // Its parts are looked at in every theme, and pages of each kind on the site.
  globals: { alsoInThemes: [] },
  // What draws a page is there before the page, as it is on the site.
  loaders: [() => loadAllViews().then(() => ({}))],
};
export default meta;

const at = (first: PageOutcome) => ({ args: { first } });
const onPhone = <Story extends object>(story: Story) => ({ ...story, globals: phone });

export const Home = {};
export const HomeOnPhone = onPhone(Home);
/** The first visit, on a day with news. */
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
export const Nothing = at(saying('/search?q=ਖਖਖਖਖਖ&type=0&source=all', { id: 'noResults' }, 'ਖਖਖਖਖਖ'));
export const NothingOnPhone = onPhone(Nothing);
export const PageNotFound = at(saying('/no/such/place', { id: 'pageNotFound', url: '/no/such/place' }));

/** Settings lie beside the text where there is room, and over its foot on a phone. */
export const WithSettings = {
  args: { first: STORY_PAGES.shabad, panel: 'settings' } satisfies Partial<WholePageProps>,
  play: async ({ canvas }: StoryPlay) => {
    // The panel is a part of the program that comes when it is opened: on a busy machine in its own time.
    await canvas.findByRole('heading', { name: 'Display settings' }, { timeout: 10_000 });
  },
};
export const WithSettingsOnPhone = onPhone(WithSettings);
export const PunjabiOnPhone = { ...Shabad, globals: { ...phone, language: 'pa' } };
export const RightToLeft = { ...Shabad, globals: { language: 'pa-Arab', direction: 'rtl' } };
export const RightToLeftOnPhone = { ...Shabad, globals: { ...phone, ...RightToLeft.globals } };
