import { DEFAULT_CHOICE, type SearchChoice } from '../features/search/searchChoice.ts';
import { SiteMark } from '../drawings/SiteMark.tsx';
import { useNavigation } from '../navigation/NavigationContext.tsx';
import type { FormOptions, PageContent } from '../routes/routeResult.ts';
import { useSite } from '../SiteContext.tsx';
import { BackButton } from './BackButton.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { SiteSearchForm } from './SiteSearchForm.tsx';
import styles from './SiteHeader.module.css';

/** The way back and the way home, where else one can go, and on every page but Home the search form. */
export function SiteHeader({ content }: { content: PageContent }) {
  const { siteName } = useSite();
  const { go } = useNavigation();
  const form = formOf(content);
  return (
    <header className={styles['header']} data-form={form ? (form.options ? 'full' : 'compact') : 'none'}>
      <div className={styles['bar']}>
        {form && (
          <div className={styles['ways']}>
            <BackButton />
            <a href="/" className={styles['name']}>
              <SiteMark size={28} />
              {siteName}
            </a>
          </div>
        )}
        {form && (
          <div className={styles['search']}>
            <SiteSearchForm
              key={JSON.stringify(form.choice)}
              initial={form.choice}
              options={form.options}
              place="bar"
              onGo={go}
            />
          </div>
        )}
        <MainNavigation />
      </div>
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
    case 'message':
      return { choice: content.choice, options: content.options };
    case 'shabad':
      return { choice: content.choice, options: null };
    case 'ang':
    case 'hukamnama':
    case 'bani':
    case 'amritKeertan':
    case 'banis':
    case 'indexes':
    case 'granthIndex':
    case 'amritKeertanIndex':
    case 'outside':
    case 'article':
    case 'rehatMaryadha':
    case 'rehatChapter':
    case 'help':
    case 'sync':
    case 'embed':
    case 'quotes':
    case 'whatIsSent':
    case 'own':
      return { choice: DEFAULT_CHOICE, options: null };
  }
}
