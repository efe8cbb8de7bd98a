import { Trans, useLingui } from '@lingui/react/macro';
import type { QuoteForm, QuoteLine, QuotePassage, QuoteSaying, UncheckedText } from '@naad/api-contract';
import { isSourceId } from '@naad/gurbani-model';
import { Button } from '@naad/ui-kit';
import { pageInSource } from '../../features/reading/pageName.ts';
import { localizedName } from '../../shared/language/localizedName.ts';
import { Differences } from './Differences.tsx';
import styles from './PassageView.module.css';

/** Language tag of each form in which a line can be quoted. */
const LANGUAGES: Readonly<Record<Exclude<QuoteForm, 'translation'>, string>> = {
  gurmukhi: 'pa-Guru',
  devanagari: 'hi',
  shahmukhi: 'pa-Arab',
  romanized: 'pa-Latn',
};

/** Language of a passage: by its form or script, or else by its translator, whose key begins with the language. */
function languageOf({ text, form, translator }: QuotePassage): string | undefined {
  if (form !== null && form !== 'translation') return LANGUAGES[form];
  return languageOfScript(text) ?? translator?.key.split('.')[0];
}

/** Language of text in Gurmukhi, Devanagari or Arabic letters; undefined for Latin letters, which may be English or Punjabi. */
function languageOfScript(text: string): string | undefined {
  if (/\p{Script=Gurmukhi}/u.test(text)) return LANGUAGES.gurmukhi;
  if (/\p{Script=Devanagari}/u.test(text)) return LANGUAGES.devanagari;
  if (/\p{Script=Arabic}/u.test(text)) return LANGUAGES.shahmukhi;
  return undefined;
}

/** A passage with its verdict, its lines of scripture and the differences from them. */
export function PassageView({ passage }: { passage: QuotePassage }) {
  const { text, verdict, form, lines, elsewhere, pieces, namedPage, saying } = passage;
  const [line] = lines;
  // Romanization has no fixed spelling, so differences of spelling aren't shown.
  const isSpelledFreely = form === 'romanized' && verdict === 'variant';
  return (
    <article className={styles['passage']} data-verdict={verdict}>
      <blockquote lang={languageOf(passage)} dir="auto" className={styles['text']}>
        {text}
      </blockquote>
      <p className={styles['verdict']}>
        <Verdict passage={passage} /> {line && <InWork source={line.source} />}
      </p>
      {saying && <SayingView saying={saying} />}
      {namedPage && <NamedPage page={namedPage} />}
      {pieces.length > 0 && !isSpelledFreely && <Differences pieces={pieces} />}
      {lines.length > 0 && (
        <ul className={styles['lines']}>
          {lines.map((line) => (
            <li key={line.verseId}>
              <LineLink line={line} />
            </li>
          ))}
        </ul>
      )}
      {elsewhere.length > 0 && (
        <details>
          <summary>
            <Trans>Also found in</Trans>
          </summary>
          <ul className={styles['lines']}>
            {elsewhere.map((line) => (
              <li key={line.verseId}>
                <LineLink line={line} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

/** Says the verdict in words, so that colour isn't the only sign. */
function Verdict({ passage: { verdict, form, translator, isWhole, saying } }: { passage: QuotePassage }) {
  const name = translator?.name ?? '';
  if (saying) {
    return (
      <Trans>
        <strong>Not scripture.</strong> A well-known saying, but no line on this site.
      </Trans>
    );
  }
  if (verdict === 'notFound') {
    return (
      <Trans>
        <strong>Not found.</strong> No line on this site comes close.
      </Trans>
    );
  }
  if (verdict === 'altered') {
    return form === 'translation' ? (
      <Trans>
        <strong>Altered.</strong> The nearest translation, by {name}, has other words.
      </Trans>
    ) : (
      <Trans>
        <strong>Altered.</strong> A line of scripture, with other letters or words.
      </Trans>
    );
  }
  if (verdict === 'modern') {
    return (
      <Trans>
        <strong>Modern spelling.</strong> The words of a line of scripture, spelled as in today’s Punjabi.
      </Trans>
    );
  }
  if (verdict === 'variant' && form === 'romanized') {
    return (
      <Trans>
        <strong>Variant.</strong> The words of a line of scripture. Latin letters have no fixed spelling.
      </Trans>
    );
  }
  if (verdict === 'variant') {
    return (
      <Trans>
        <strong>Variant.</strong> The words of a line of scripture, with some signs missing or different.
      </Trans>
    );
  }
  if (form === 'translation') {
    return (
      <Trans>
        <strong>Authentic.</strong> As {name} translated.
      </Trans>
    );
  }
  if (form === 'romanized' || form === 'shahmukhi') {
    return (
      <Trans>
        <strong>Authentic.</strong> It reads like this line; these letters do not show every Gurmukhi sign.
      </Trans>
    );
  }
  return isWhole ? (
    <Trans>
      <strong>Authentic.</strong> Letter for letter as in the scripture.
    </Trans>
  ) : (
    <Trans>
      <strong>Authentic.</strong> Part of the scripture, letter for letter.
    </Trans>
  );
}

/** Names the work of a line, so that nobody takes a line of another work for one of Sri Guru Granth Sahib Ji. */
function InWork({ source }: { source: QuoteLine['source'] }) {
  const { i18n } = useLingui();
  const work = localizedName(i18n, source);
  return source.sourceId === 'G' ? (
    <Trans>In {work}.</Trans>
  ) : (
    <Trans>In {work}, not in Sri Guru Granth Sahib Ji.</Trans>
  );
}

/** The origin of a saying, with the publication that names it. */
function SayingView({ saying }: { saying: QuoteSaying }) {
  if (saying.kind === 'translation') {
    return (
      <>
        <p>
          <Trans>A free translation of this line:</Trans>
        </p>
        <LineLink line={saying.line} />
      </>
    );
  }
  const source = 'ground' in saying ? <bdi lang="en">{saying.ground}</bdi> : null;
  return (
    <p>
      {saying.kind === 'work' && (
        <Trans>
          From: <bdi lang="en">{saying.work}</bdi>.
        </Trans>
      )}
      {saying.kind === 'summary' && <Trans>A summary of the Gurus’ teaching.</Trans>}
      {saying.kind === 'greeting' && <Trans>A greeting or an exclamation of the congregation.</Trans>}
      {saying.kind === 'popular' && <Trans>Known by word of mouth; its origin isn’t known here.</Trans>}{' '}
      {source && <Trans>Source: {source}.</Trans>}
    </p>
  );
}

function NamedPage({ page: { from, to, isRight } }: { page: NonNullable<QuotePassage['namedPage']> }) {
  const pages = from === to ? String(from) : `${String(from)}–${String(to)}`;
  return (
    <p className={styles['page']} data-right={isRight}>
      {isRight ? (
        <Trans>It names the right page, {pages}.</Trans>
      ) : (
        <Trans>It names the wrong page, {pages}. The right one is below.</Trans>
      )}
    </p>
  );
}

function LineLink({ line: { shabadId, verseId, unicode, source, writer } }: { line: QuoteLine }) {
  const { i18n } = useLingui();
  const id = source.sourceId;
  const place = isSourceId(id) ? pageInSource(i18n, { ...source, id }, source.pageNo) : '';
  return (
    <>
      <a
        href={`/shabad?id=${String(shabadId)}&highlight=${String(verseId)}`}
        lang="pa-Guru"
        className={styles['line']}
      >
        {unicode}
      </a>
      <span className={styles['place']}>
        {[place, localizedName(i18n, writer)].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

/** A part of the text without a verdict, and why; the rest of a long text can be checked separately. */
export function UncheckedView({ unchecked: { text, reason } }: { unchecked: UncheckedText }) {
  return (
    <article className={styles['passage']} data-verdict="unchecked">
      <blockquote lang={languageOfScript(text)} dir="auto" className={styles['text']}>
        {text}
      </blockquote>
      {reason === 'passage' ? (
        <p>
          <Trans>
            <strong>Not checked.</strong> This passage takes too long to compare. Check a shorter part of it.
          </Trans>
        </p>
      ) : (
        <form action="/quotes" method="post">
          <p>
            <Trans>
              <strong>Not checked.</strong> This text takes too long to compare at once. Check the rest
              separately.
            </Trans>
          </p>
          <input type="hidden" name="text" value={text} />
          <Button type="submit">
            <Trans>Check the rest</Trans>
          </Button>
        </form>
      )}
    </article>
  );
}
