import { Trans } from '@lingui/react/macro';
import { DEFAULT_CHOICE, searchHref } from '../../features/search/searchChoice.ts';
import { SearchForm } from '../../features/search/SearchForm/SearchForm.tsx';
import { Examples } from '../../features/search/Examples.tsx';
import { useNavigation } from '../../navigation/NavigationContext.tsx';
import { useSite } from '../../SiteContext.tsx';
import type { HomeContent } from '../routeResult.ts';
import styles from './HomePage.module.css';

/** Home: the search field, and what to try in it. */
export function HomePage({ content: { options } }: { content: HomeContent }) {
  const { siteName } = useSite();
  const { go } = useNavigation();
  return (
    <div className={styles['home']}>
      <h1 className={styles['name']} tabIndex={-1}>
        {siteName}
      </h1>
      <p className={styles['purpose']}>
        <Trans>Search and read Gurbani</Trans>
      </p>
      <SearchForm initial={DEFAULT_CHOICE} options={options} place="page" onGo={go} />
      <Examples hrefOf={searchHref} />
    </div>
  );
}
