import '@naad/ui-tokens/styles';
import './frame.css';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './FrameBody.module.css';
import type { FrameContent, FrameCredit } from './frameContent.ts';
import { FrameVerses } from './FrameVerses.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Number of lines rendered in one turn. */
const CHUNK_SIZE = 20;

export interface FrameBodyProps {
  content: FrameContent;
  siteName: string;
}

/**
 * The content of a frame: lines with their source, the translators, and a link to the site. An `article`, because `main`
 * belongs to the surrounding page.
 */
export function FrameBody({ content, siteName }: FrameBodyProps) {
  return (
    <article className={styles['frame']}>
      {content.kind === 'text' ? (
        content.parts.map((part, index) => (
          <section key={index}>
            <h1 className={styles['location']}>{[part.location, ...part.names].join(' · ')}</h1>
            {chunksOf(part.verses).map((verses, chunk) => (
              <FrameVerses
                key={chunk}
                verses={verses}
                isLarivaar={content.isLarivaar}
                highlights={part.highlights}
              />
            ))}
          </section>
        ))
      ) : (
        <h1 className={styles['message']}>
          {content.id === 'notFound' ? (
            <Trans>Text not found.</Trans>
          ) : (
            <Trans>Gurbani could not be loaded. Please try again later.</Trans>
          )}
        </h1>
      )}
      <footer className={styles['footer']}>
        {content.kind === 'text' && (
          <>
            <FrameCredits credits={content.credits} />
            {content.withheld.map((translator) => (
              <p key={translator}>
                <Trans>
                  The translation by {translator} isn't shown where the source has it beside the wrong lines.
                </Trans>
              </p>
            ))}
          </>
        )}
        <a href={content.href} target="_blank" rel="noopener">
          {content.kind === 'text' ? <Trans>Read on {siteName}</Trans> : <Trans>Search on {siteName}</Trans>}
        </a>
      </footer>
    </article>
  );
}

/** Splits lines into chunks, so that a long text can render in several turns. */
function chunksOf<Line>(lines: readonly Line[]): Line[][] {
  const count = Math.ceil(lines.length / CHUNK_SIZE);
  return Array.from({ length: count }, (_, chunk) =>
    lines.slice(chunk * CHUNK_SIZE, (chunk + 1) * CHUNK_SIZE),
  );
}

interface FrameCreditsProps {
  credits: readonly FrameCredit[];
}

const LABELS: Readonly<Record<string, (names: string) => MessageDescriptor>> = {
  en: (names) => msg`English translation: ${names}`,
  pu: (names) => msg`Punjabi translation: ${names}`,
  es: (names) => msg`Spanish translation: ${names}`,
  hi: (names) => msg`Hindi translation: ${names}`,
  scheme: () => msg`Transliteration: computed, Naad scheme`,
};

/** Names the translators, and the scheme of the transliterations. */
function FrameCredits({ credits }: FrameCreditsProps) {
  const { i18n } = useLingui();
  return credits.map(({ code, names }) => {
    const label = LABELS[code]?.(names);
    return <p key={code}>{label ? i18n._(label) : names}</p>;
  });
}
