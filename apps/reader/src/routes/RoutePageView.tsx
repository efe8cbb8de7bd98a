import type { PageContent } from './routeResult.ts';
import { AngPage } from './ang/AngPage.tsx';
import { HomePage } from './home/HomePage.tsx';
import { MessagePage } from './message/MessagePage.tsx';
import { OutsidePage } from './outside/OutsidePage.tsx';
import { SearchPage } from './search/SearchPage.tsx';
import { ShabadPage } from './shabad/ShabadPage.tsx';

/** The page of what an address led to. */
export function RoutePageView({ content }: { content: PageContent }) {
  switch (content.page) {
    case 'home':
      return <HomePage options={content.options} />;
    case 'search':
      return <SearchPage content={content} />;
    case 'shabad':
      return <ShabadPage content={content} />;
    case 'ang':
      return <AngPage content={content} />;
    case 'outside':
      return <OutsidePage content={content} />;
    case 'message':
      return <MessagePage message={content.message} choice={content.choice} options={content.options} />;
  }
}
