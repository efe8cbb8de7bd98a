import { Trans, useLingui } from '@lingui/react/macro';
import { isSourceId } from '@naad/gurbani-model';
import { pageInSource } from '../../features/reading/pageName.ts';
import tool from '../toolPage.module.css';
import { Changes } from './Changes.tsx';
import { CodePoints } from './CodePoints.tsx';
import type { ReceiptContent } from './content.ts';
import { EditionOfLine } from './EditionOfLine.tsx';
import { LineHashes } from './LineHashes.tsx';
import styles from './ReceiptPage.module.css';
import { Translations } from './Translations.tsx';

/** Says where a line comes from: first its edition, translators and changes, then its letters and hashes. */
export function ReceiptPage({ content: { receipt } }: { content: ReceiptContent }) {
  const { i18n } = useLingui();
  const { verse, verseId, shabadId, work, pageNo, lineNo: lineNumber } = receipt;
  const id = work.sourceId;
  const place =
    pageNo !== null && isSourceId(id) ? pageInSource(i18n, { ...work, id }, pageNo) : work.english;
  return (
    <div className={tool['page']}>
      <h1 tabIndex={-1}>
        <Trans>Where this line comes from</Trans>
      </h1>
      <figure className={styles['quoted']}>
        <blockquote lang="pa-Guru" dir="ltr" className={styles['line']}>
          {verse.unicode}
        </blockquote>
        <figcaption>
          <a href={`/shabad?id=${String(shabadId)}&highlight=${String(verseId)}`}>{place}</a>
          {lineNumber !== null && pageNo !== null && (
            <>
              {' · '}
              <Trans>line {lineNumber}</Trans>
            </>
          )}
        </figcaption>
      </figure>
      <EditionOfLine receipt={receipt} />
      <Translations translations={receipt.translations} />
      <Changes receipt={receipt} />
      <CodePoints receipt={receipt} />
      <LineHashes receipt={receipt} />
      <p>
        <a href={`/report?verse=${String(verseId)}`}>
          <Trans>Report a mistake</Trans>
        </a>
      </p>
    </div>
  );
}
