import { Trans, useLingui } from '@lingui/react/macro';
import type { LineReceipt } from '@naad/api-client';
import { isSourceId } from '@naad/gurbani-model';
import { numberedPage } from '../../features/reading/pageName.ts';
import tool from '../toolPage.module.css';
import { DataFacts } from './DataFacts.tsx';
import { Code, Fact, Facts } from './Facts.tsx';
import { angReceiptHref } from './receiptPaths.ts';
import { VerifyNote } from './VerifyNote.tsx';

/** The hashes with which a reader can check the line. */
export function LineHashes({ receipt }: { receipt: LineReceipt }) {
  const { i18n } = useLingui();
  const { sha256, group, work, verseId, aliases, data } = receipt;
  const page =
    group.unit === 'ang' && isSourceId(work.sourceId)
      ? numberedPage(i18n, work.sourceId, group.number)
      : null;
  return (
    <section aria-labelledby="hashes" className={tool['part']}>
      <h2 id="hashes">
        <Trans>Check it yourself</Trans>
      </h2>
      <Facts>
        <Fact name={<Trans>SHA-256 of this line</Trans>}>
          <Code>{sha256}</Code>
        </Fact>
        <Fact
          name={
            page === null ? (
              <Trans>SHA-256 of the shabad</Trans>
            ) : (
              <a href={angReceiptHref(work.sourceId, group.number)}>
                <Trans>SHA-256 of {page}</Trans>
              </a>
            )
          }
        >
          <Code>{group.sha256}</Code>
        </Fact>
        <DataFacts data={data} />
        <Fact name={<Trans>Number of this line</Trans>}>
          <Code>{[verseId, ...aliases].join(', ')}</Code>
        </Fact>
      </Facts>
      <VerifyNote path={`/v2/receipts/${String(verseId)}`} />
    </section>
  );
}
