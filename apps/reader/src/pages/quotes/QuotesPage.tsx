import { Trans, useLingui } from '@lingui/react/macro';
import {
  QUOTE_LIMITS,
  QUOTE_VERDICTS,
  type QuotePassage,
  type QuoteVerdict,
  type UncheckedText,
} from '@naad/api-contract';
import { Button } from '@naad/ui-kit';
import { useId } from 'react';
import type { QuotesContent } from './content.ts';
import { PassageView, UncheckedView } from './PassageView.tsx';
import tool from '../toolPage.module.css';
import styles from './QuotesPage.module.css';

const GURMUKHI = /\p{Script=Gurmukhi}/u;

/** Checks a pasted text: shows for each of its passages if it is scripture. The form also works without JavaScript. */
export function QuotesPage({ content }: { content: QuotesContent }) {
  const { text, isTooLong, passages, unchecked } = content;
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
          Spanish and Punjabi translations are recognized beside their line. We don't keep what you paste.
        </Trans>
      </p>
      <form
        action="/quotes"
        method="post"
        className={styles['form']}
        aria-label={t`Text to check`}
        onSubmit={({ currentTarget }) => {
          // A text that fits into the address is sent by GET, so that it can be shared and revisited.
          const entered = String(new FormData(currentTarget).get('text'));
          currentTarget.method = entered.length > QUOTE_LIMITS.address ? 'post' : 'get';
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
      {passages?.length === 0 && unchecked.length === 0 && (
        <p role="status">
          <Trans>This text has no letters to check.</Trans>
        </p>
      )}
      {passages !== null && passages.length + unchecked.length > 0 && (
        <section aria-labelledby={`${id}-results`} className={tool['part']}>
          <h2 id={`${id}-results`}>
            <Trans>Results</Trans>
          </h2>
          {passages.length > 1 && <Counts passages={passages} />}
          {unchecked.length > 0 && (
            <p role="status">
              <Trans>Some of this text was not checked. Each such part says why.</Trans>
            </p>
          )}
          <ol className={styles['passages']}>
            {mergeInOrder(passages, unchecked).map((part, index) => (
              <li key={index}>
                {'verdict' in part ? <PassageView passage={part} /> : <UncheckedView unchecked={part} />}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

/** Merges checked and unchecked parts in the order of the text. */
function mergeInOrder(
  passages: readonly QuotePassage[],
  unchecked: readonly UncheckedText[],
): (QuotePassage | UncheckedText)[] {
  const before = (count: number): readonly UncheckedText[] =>
    unchecked.filter(({ passagesBefore }) => passagesBefore === count);
  return [...passages.flatMap((passage, index) => [...before(index), passage]), ...before(passages.length)];
}

/** Number of passages with each verdict. */
function Counts({ passages }: { passages: readonly QuotePassage[] }) {
  const count = (verdict: QuoteVerdict): number =>
    passages.filter((passage) => passage.verdict === verdict).length;
  const [authentic, variant, modern, altered, notFound] = QUOTE_VERDICTS.map(count);
  return (
    <p>
      <Trans>
        {authentic} authentic, {variant} variant, {modern} in modern spelling, {altered} altered, {notFound}{' '}
        not found.
      </Trans>
    </p>
  );
}
