import { useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '@naad/ui-kit';
import { GranthRows } from '../../features/granth-index/GranthRows/GranthRows.tsx';
import { pageName } from '../../features/reading/pageName.ts';
import { localizedName } from '../../shared/language/localizedName.ts';
import type { GranthIndexContent } from './content.ts';
import styles from './IndexPage.module.css';

/** The index of a work: its raags, vaars and sections with their pages. */
export function GranthIndexPage({ content: { granth, others } }: { content: GranthIndexContent }) {
  const { t, i18n } = useLingui();
  const { source } = granth;
  const name = localizedName(i18n, source);
  return (
    <div className={styles['page']}>
      <Breadcrumb
        label={t`Breadcrumb`}
        crumbs={[{ label: t`Bani Index`, href: '/index' }, { label: name }]}
      />
      <h1 tabIndex={-1} className={styles['title']}>
        {name}
      </h1>
      <GranthRows granth={granth} pageName={pageName(i18n, source.id)} />
      {others.map((other) => (
        <section key={other.source.id} className={styles['section']}>
          <h2 className={styles['granth']}>{localizedName(i18n, other.source)}</h2>
          <GranthRows granth={other} pageName={pageName(i18n, other.source.id)} />
        </section>
      ))}
    </div>
  );
}
