import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '@naad/ui-kit';
import { AmritKeertanAbsent } from '../../features/amrit-keertan/AmritKeertanAbsent.tsx';
import { ChapterList } from '../../features/amrit-keertan/ChapterList/ChapterList.tsx';
import { Credits } from '../../features/reading/Credits.tsx';
import { SCHEME_CREDIT } from '../../features/reading/schemeCredit.ts';
import type { AmritKeertanIndexContent } from './content.ts';
import styles from './IndexPage.module.css';

/** The index of Amrit Keertan: its chapters, one of them open. */
export function AmritKeertanIndexPage({ content }: { content: AmritKeertanIndexContent }) {
  const { t } = useLingui();
  const { chapters, opened, absent } = content;
  return (
    <div className={styles['page']}>
      <Breadcrumb
        label={t`Breadcrumb`}
        crumbs={[{ label: t`Bani Index`, href: '/index' }, { label: t`Amrit Keertan` }]}
      />
      <h1 tabIndex={-1} className={styles['title']}>
        <Trans>Amrit Keertan</Trans>
      </h1>
      {absent === null ? (
        <ChapterList chapters={chapters} opened={opened} />
      ) : (
        <AmritKeertanAbsent reason={absent} />
      )}
      {opened && <Credits credits={[SCHEME_CREDIT]} />}
    </div>
  );
}
