import { Trans, useLingui } from '@lingui/react/macro';
import type { LineReceipt } from '@naad/api-client';
import { isSourceId } from '@naad/gurbani-model';
import { numberedPage } from '../../features/reading/pageName.ts';
import tool from '../toolPage.module.css';
import { EditionName } from './EditionName.tsx';
import { Fact, Facts } from './Facts.tsx';
import styles from './ReceiptPage.module.css';

/** The printed edition that the source names for a line, and the line's place in it. */
export function EditionOfLine({ receipt: { edition, work, data } }: { receipt: LineReceipt }) {
  const { i18n, t } = useLingui();
  // Its @ would move to the other end in a sentence from right to left.
  const release = <code dir="ltr">{data.editionsFrom}</code>;
  if (edition === null) {
    return (
      <section aria-labelledby="edition" className={tool['part']}>
        <Heading />
        <p>
          <Trans>
            Not known: the newer data that name the editions ({release}) have this line with other letters.
          </Trans>
        </p>
      </section>
    );
  }
  const { page, line } = edition;
  const id = work.sourceId;
  const pageText = page !== null && isSourceId(id) ? numberedPage(i18n, id, page) : null;
  return (
    <section aria-labelledby="edition" className={tool['part']}>
      <Heading />
      <Facts>
        <Fact name={<Trans>Book</Trans>}>
          <EditionName edition={edition} />
        </Fact>
        <Fact name={<Trans>Place</Trans>}>
          {pageText === null ? (
            <Trans>The data name no page.</Trans>
          ) : line === null ? (
            pageText
          ) : (
            t`${pageText}, line ${line}`
          )}
        </Fact>
      </Facts>
      <p className={styles['note']}>
        <Trans>Named by {release}. We haven't seen the book ourselves.</Trans>
      </p>
    </section>
  );
}

function Heading() {
  return (
    <h2 id="edition">
      <Trans>Printed edition</Trans>
    </h2>
  );
}
