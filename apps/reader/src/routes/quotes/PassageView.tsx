import { Trans, useLingui } from '@lingui/react/macro';
import type { QuoteForm, QuoteLine, QuotePassage } from '@naad/api-contract';
import { isSourceId } from '@naad/gurbani-corpus';
import { placeOf } from '../../features/reading/pageName.ts';
import { ownName } from '../../language/ownName.ts';
import { Differences } from './Differences.tsx';
import styles from './PassageView.module.css';

/** In which language and script a line is quoted; what no line was found for is told by its letters. */
const LANGUAGES: Readonly<Record<Exclude<QuoteForm, 'translation'>, string>> = {
  gurmukhi: 'pa-Guru',
  devanagari: 'hi',
  shahmukhi: 'pa-Arab',
  romanized: 'pa-Latn',
};

/** By the script of a text, and for Latin letters by who translated so: keys begin with the language. */
function languageOf({ text, form, translator }: QuotePassage): string | undefined {
  if (form !== null && form !== 'translation') return LANGUAGES[form];
  if (/\p{Script=Gurmukhi}/u.test(text)) return LANGUAGES.gurmukhi;
  if (/\p{Script=Devanagari}/u.test(text)) return LANGUAGES.devanagari;
  if (/\p{Script=Arabic}/u.test(text)) return LANGUAGES.shahmukhi;
  return translator?.key.split('.')[0];
}

/** A passage, what is said of it, where it is from, and what in it differs. */
export function PassageView({ passage }: { passage: QuotePassage }) {
  const { text, verdict, form, lines, elsewhere, pieces, namedPage } = passage;
  // Latin letters have no spelling that one could be told of.
  const isSpelledFreely = form === 'romanized' && verdict === 'variant';
  return (
    <article className={styles['passage']} data-verdict={verdict}>
      <blockquote lang={languageOf(passage)} dir="auto" className={styles['text']}>
        {text}
      </blockquote>
      <p className={styles['verdict']}>
        <Verdict passage={passage} />
      </p>
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
            <Trans>Also elsewhere</Trans>
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

/** Never by colour alone: in words, too. */
function Verdict({ passage: { verdict, form, translator, isWhole } }: { passage: QuotePassage }) {
  const name = translator?.name ?? '';
  if (verdict === 'notFound') {
    return (
      <Trans>
        <strong>Not found.</strong> No line of the works that are here comes close.
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
  if (verdict === 'variant') {
    return (
      <Trans>
        <strong>Variant.</strong> The words of a line of scripture; some signs are missing or are others.
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
        <strong>Authentic.</strong> It is read so; these letters do not tell every sign of Gurmukhi.
      </Trans>
    );
  }
  return isWhole ? (
    <Trans>
      <strong>Authentic.</strong> Letter for letter as in the scripture.
    </Trans>
  ) : (
    <Trans>
      <strong>Authentic.</strong> Letter for letter a part of what is in the scripture.
    </Trans>
  );
}

function NamedPage({ page: { from, to, isRight } }: { page: NonNullable<QuotePassage['namedPage']> }) {
  const pages = from === to ? String(from) : `${String(from)}–${String(to)}`;
  return (
    <p className={styles['page']} data-right={isRight}>
      {isRight ? (
        <Trans>The page it names, {pages}, is right.</Trans>
      ) : (
        <Trans>The page it names, {pages}, is wrong: where it stands is below.</Trans>
      )}
    </p>
  );
}

function LineLink({ line: { shabadId, verseId, unicode, source, writer } }: { line: QuoteLine }) {
  const { i18n } = useLingui();
  const id = source.sourceId;
  const place = isSourceId(id) ? placeOf(i18n, { ...source, id }, source.pageNo) : '';
  return (
    <>
      <a
        href={`/shabad?id=${String(shabadId)}&highlight=${String(verseId)}`}
        lang="pa-Guru"
        className={styles['line']}
      >
        {unicode}
      </a>
      <span className={styles['place']}>{[place, ownName(i18n, writer)].filter(Boolean).join(' · ')}</span>
    </>
  );
}
