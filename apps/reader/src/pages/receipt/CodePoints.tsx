import { Trans } from '@lingui/react/macro';
import type { LineReceipt } from '@naad/api-client';
import tool from '../toolPage.module.css';
import { Code, Fact, Facts } from './Facts.tsx';
import styles from './ReceiptPage.module.css';

/** The line in the old encoding, and the code points of each word, closed at first. */
export function CodePoints({ receipt: { verse, sourceText, words } }: { receipt: LineReceipt }) {
  return (
    <section aria-labelledby="letters" className={tool['part']}>
      <h2 id="letters">
        <Trans>Letters</Trans>
      </h2>
      <details className={styles['details']}>
        <summary>
          <Trans>Code points of each word</Trans>
        </summary>
        <table className={styles['letters']}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Word</Trans>
              </th>
              <th scope="col">
                <Trans>Code points</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {words.map(({ text, codePoints }, index) => (
              <tr key={index}>
                <th scope="row" lang="pa-Guru" className={styles['gurmukhi']}>
                  {text}
                </th>
                <td>
                  <Code>{codePoints.join(' ')}</Code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <details className={styles['details']}>
        <summary>
          <Trans>The line in the old encoding</Trans>
        </summary>
        <Facts>
          <Fact name={<Trans>Without pauses</Trans>}>
            <Code>{verse.gurmukhi}</Code>
          </Fact>
          <Fact name={<Trans>As in the source</Trans>}>
            <Code>{sourceText}</Code>
          </Fact>
        </Facts>
      </details>
    </section>
  );
}
