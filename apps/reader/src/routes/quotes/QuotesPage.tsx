import { Trans, useLingui } from '@lingui/react/macro';
import { QUOTE_LIMITS, QUOTE_VERDICTS, type QuotePassage, type QuoteVerdict } from '@naad/api-contract';
import { Button } from '@naad/ui-kit';
import { useId } from 'react';
import type { QuotesContent } from '../routeResult.ts';
import { PassageView } from './PassageView.tsx';
import tool from '../toolPage.module.css';
import styles from './QuotesPage.module.css';

const GURMUKHI = /\p{Script=Gurmukhi}/u;

/** Asks for a text and says of each of its passages whether it is scripture. A form that is sent, with or without script. */
export function QuotesPage({ content: { text, isTooLong, passages } }: { content: QuotesContent }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const most = i18n.number(QUOTE_LIMITS.body);
  return (
    <div className={tool['page']}>
      <h1>
        <Trans>Check a quotation</Trans>
      </h1>
      <p>
        <Trans>
          Paste what you read or were sent: in Gurmukhi, Devanagari, Shahmukhi or Latin letters, or in
          English. Each line is compared with the scripture, letter for letter.
        </Trans>{' '}
        <Trans>
          A translation in Spanish or Punjabi is known where it stands beside its line. What you paste is not
          kept.
        </Trans>
      </p>
      <form
        action="/quotes"
        method="post"
        className={styles['form']}
        aria-label={t`Text to check`}
        onSubmit={({ currentTarget }) => {
          // What fits into an address has one, which can be handed on and gone back to.
          const asked = String(new FormData(currentTarget).get('text'));
          currentTarget.method = asked.length > QUOTE_LIMITS.address ? 'post' : 'get';
        }}
      >
        <label htmlFor={id} className={styles['label']}>
          <Trans>Text, at most {most} characters</Trans>
        </label>
        <textarea
          id={id}
          name="text"
          className={styles['text']}
          rows={5}
          required
          dir="auto"
          lang={GURMUKHI.test(text) ? 'pa-Guru' : undefined}
          maxLength={QUOTE_LIMITS.body}
          defaultValue={text}
          spellCheck={false}
          aria-describedby={isTooLong ? `${id}-problem` : undefined}
          aria-invalid={isTooLong || undefined}
        />
        {isTooLong && (
          <p id={`${id}-problem`} role="alert" className={styles['problem']}>
            <Trans>This text is too long. Check a part of it.</Trans>
          </p>
        )}
        <Button type="submit" variant="primary">
          <Trans>Check</Trans>
        </Button>
      </form>
      {passages?.length === 0 && (
        <p role="status">
          <Trans>There is nothing to compare in this text: it has no letters.</Trans>
        </p>
      )}
      {passages !== null && passages.length > 0 && (
        <section aria-labelledby={`${id}-results`} className={tool['part']}>
          <h2 id={`${id}-results`}>
            <Trans>What was found</Trans>
          </h2>
          {passages.length > 1 && <Counts passages={passages} />}
          <ol className={styles['passages']}>
            {passages.map((passage, index) => (
              <li key={index}>
                <PassageView passage={passage} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

/** How many of each, before they are read one by one. */
function Counts({ passages }: { passages: readonly QuotePassage[] }) {
  const count = (verdict: QuoteVerdict): number =>
    passages.filter((passage) => passage.verdict === verdict).length;
  const [authentic, variant, altered, notFound] = QUOTE_VERDICTS.map(count);
  return (
    <p>
      <Trans>
        {authentic} authentic, {variant} variant, {altered} altered, {notFound} not found.
      </Trans>
    </p>
  );
}
