import { Trans, useLingui } from '@lingui/react/macro';
import { isSourceId } from '@naad/gurbani-model';
import { pageInSource } from '../../features/reading/pageName.ts';
import { angHref } from '../../shared/angHref.ts';
import tool from '../toolPage.module.css';
import type { AngReceiptContent } from './content.ts';
import { DataFacts } from './DataFacts.tsx';
import { EditionName } from './EditionName.tsx';
import { Code, Fact, Facts } from './Facts.tsx';
import styles from './ReceiptPage.module.css';
import { receiptHref } from './receiptPaths.ts';
import { VerifyNote } from './VerifyNote.tsx';

/** The hashes of an ang and of each of its lines. */
export function AngReceiptPage({ content: { receipt } }: { content: AngReceiptContent }) {
  const { i18n } = useLingui();
  const { work, group, lines, editions, data } = receipt;
  const id = isSourceId(work.sourceId) ? work.sourceId : 'G';
  const page = pageInSource(i18n, { ...work, id }, group.number);
  return (
    <div className={tool['page']}>
      <h1 tabIndex={-1}>
        <Trans>Hashes of {page}</Trans>
      </h1>
      <p>
        <a href={angHref(id, group.number)}>
          <Trans>Read this page</Trans>
        </a>
      </p>
      <Facts>
        <Fact name={<Trans>Printed edition</Trans>}>
          {editions.length === 0 ? (
            <Trans>No edition is known.</Trans>
          ) : (
            editions.map((edition) => <EditionName key={edition.id} edition={edition} />)
          )}
        </Fact>
        <Fact name={<Trans>SHA-256 of {page}</Trans>}>
          <Code>{group.sha256}</Code>
        </Fact>
        <DataFacts data={data} />
      </Facts>
      <VerifyNote path={`/v2/receipts/angs/${id}/${String(group.number)}`} />
      <section aria-labelledby="lines" className={tool['part']}>
        <h2 id="lines">
          <Trans>SHA-256 of each line</Trans>
        </h2>
        <ol className={styles['list']}>
          {lines.map(({ verseId, unicode, sha256 }) => (
            <li key={verseId}>
              <a href={receiptHref(verseId)} lang="pa-Guru" dir="ltr" className={styles['gurmukhi']}>
                {unicode}
              </a>
              <Code>{sha256}</Code>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
