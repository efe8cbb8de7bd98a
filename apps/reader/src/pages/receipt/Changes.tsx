import { Trans } from '@lingui/react/macro';
import type { LineReceipt } from '@naad/api-client';
import tool from '../toolPage.module.css';
import { Code } from './Facts.tsx';
import styles from './ReceiptPage.module.css';

type Erratum = LineReceipt['errata'][number];
type Normalisation = LineReceipt['normalisations'][number];

/** Lists the differences between the text shown and the source. */
export function Changes({ receipt: { errata, normalisations } }: { receipt: LineReceipt }) {
  return (
    <section aria-labelledby="changes" className={tool['part']}>
      <h2 id="changes">
        <Trans>What was changed</Trans>
      </h2>
      {errata.length === 0 && normalisations.length === 0 ? (
        <p>
          <Trans>Nothing. The line has every letter of the source, and no other.</Trans>
        </p>
      ) : (
        <ul className={styles['list']}>
          {errata.map((erratum) => (
            <li key={erratum.source.ascii}>
              <ErratumView erratum={erratum} />
            </li>
          ))}
          {normalisations.map((normalisation) => (
            <li key={`${normalisation.kind} ${String(normalisation.word)}`}>
              <NormalisationView normalisation={normalisation} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Gurmukhi({ children }: { children: string }) {
  return (
    <span lang="pa-Guru" dir="ltr" className={styles['gurmukhi']}>
      {children}
    </span>
  );
}

/** The readings, and the ground as it was published, in English. */
function ErratumView({ erratum: { reason, source, shown, printed, ground } }: { erratum: Erratum }) {
  const edition = printed?.edition ?? '';
  return (
    <>
      <p>
        {reason === 'readingsDiffer' ? (
          <Trans>
            Published texts differ here. We show <Gurmukhi>{shown.unicode}</Gurmukhi>, as our source has it.
          </Trans>
        ) : (
          <Trans>
            We show <Gurmukhi>{shown.unicode}</Gurmukhi>. The source has <Code>{source.ascii}</Code> in its
            old encoding.
          </Trans>
        )}
      </p>
      {printed && (
        <p>
          <Trans>
            {edition}, as published data has it: <Gurmukhi>{printed.unicode}</Gurmukhi>
          </Trans>
        </p>
      )}
      <p lang="en" dir="auto" className={styles['note']}>
        {ground}
      </p>
    </>
  );
}

/** A word as the source types it, and why Unicode can't tell. */
function NormalisationView({ normalisation: { kind, source, unicode } }: { normalisation: Normalisation }) {
  return (
    <>
      <p>
        <Gurmukhi>{unicode}</Gurmukhi> ← <Code>{source}</Code>
      </p>
      <p className={styles['note']}>
        <NormalisationReason kind={kind} />
      </p>
    </>
  );
}

function NormalisationReason({ kind }: { kind: Normalisation['kind'] }) {
  switch (kind) {
    case 'glyphVariant':
      return <Trans>The source chose another shape of the same sign to fit its font.</Trans>;
    case 'openYayya':
      return <Trans>The print has a yayya with an open top, which Unicode doesn't have.</Trans>;
    case 'nasalBeforeVowel':
      return <Trans>The source types the nasal sign before the vowel sign; Unicode has it after.</Trans>;
    case 'orderOfSigns':
      return <Trans>The source types the signs of one letter in another order.</Trans>;
    case 'lateSihari':
      return <Trans>The source types the sihari after its letter instead of before it.</Trans>;
    case 'unicodeInSource':
      return <Trans>The source already has this sign in Unicode.</Trans>;
  }
}
