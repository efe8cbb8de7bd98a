import { Trans, useLingui } from '@lingui/react/macro';
import { SearchForm } from '../features/search/SearchForm/SearchForm.tsx';
import { DEFAULT_CHOICE, type SearchChoice } from '../features/search/searchChoice.ts';
import { useNavigation } from '../navigation/NavigationContext.tsx';
import type { FormOptions, PageContent } from '../routes/routeResult.ts';
import { useSite } from '../SiteContext.tsx';
import styles from './SiteHeader.module.css';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The way home (which Home shows large itself), the search form on every page but Home, and the rest in one navigation. */
export function SiteHeader({ content }: { content: PageContent }) {
  const { t } = useLingui();
  const { siteName } = useSite();
  const { go } = useNavigation();
  const form = formOf(content);
  return (
    <header className={styles['header']} data-form={form ? (form.options ? 'full' : 'compact') : 'none'}>
      {form && (
        <a href="/" className={styles['name']}>
          {siteName}
        </a>
      )}
      {form && (
        <div className={styles['search']}>
          <SearchForm
            key={JSON.stringify(form.choice)}
            initial={form.choice}
            options={form.options}
            place="bar"
            onGo={go}
          />
        </div>
      )}
      <nav aria-label={t`Main`} className={styles['nav']}>
        <a href="/random">
          <Trans>Random</Trans>
        </a>
        <ThemeToggle />
      </nav>
    </header>
  );
}

interface HeaderForm {
  readonly choice: SearchChoice;
  readonly options: FormOptions | null;
}

function formOf(content: PageContent): HeaderForm | null {
  switch (content.page) {
    case 'home':
      return null;
    case 'search':
      return { choice: content.choice, options: content.options };
    case 'shabad':
      return { choice: content.choice, options: null };
    case 'ang':
    case 'outside':
      return { choice: DEFAULT_CHOICE, options: null };
    case 'message':
      return { choice: content.choice, options: content.options };
  }
}
