import { Trans, useLingui } from '@lingui/react/macro';
import { interfaceLanguage, LANGUAGES } from '@naad/settings-schema';
import { type ReactNode, useId } from 'react';
import { ARTICLE_WORDS } from '../../features/article/articleWords.ts';
import { ArticleView } from '../../features/article/ArticleView/ArticleView.tsx';
import type { RehatMaryadhaContent, RehatContents, RehatListing } from './content.ts';
import { absenceText } from '../../shared/language/absenceText.ts';
import { useCurrentHref } from '../../shared/navigation/useRoute.ts';
import { directionOf, languageOf } from './rehatText.ts';
import styles from './RehatList.module.css';
import { rehatChapterPath, rehatSectionId } from './rehatPaths.ts';
import { SourceCredit } from './SourceCredit.tsx';

/** A summary of the code of conduct, and the list of full texts if this deployment has any. */
export function RehatMaryadhaPage({ content }: { content: RehatMaryadhaContent }) {
  const { article, language, listing } = content;
  return (
    <ArticleView article={article} language={language} words={ARTICLE_WORDS[language]}>
      <RehatList listing={listing} />
    </ArticleView>
  );
}

/** Lists the codes of conduct with their chapters, or says why there are none; in the language of the interface. */
function RehatList({ listing }: { listing: RehatListing }) {
  const { i18n } = useLingui();
  const titleId = useId();
  const language = interfaceLanguage(i18n.locale);
  const { tag, direction } = LANGUAGES[language];
  return (
    <section aria-labelledby={titleId} lang={tag} dir={direction} className={styles['list']}>
      <h2 id={titleId} className={styles['title']}>
        <Trans>The full text</Trans>
      </h2>
      {renderListing(listing)}
    </section>
  );
}

function renderListing(listing: RehatListing): ReactNode {
  switch (listing.state) {
    case 'there':
      return (
        <>
          {listing.rehats.map((rehat) => (
            <Chapters key={rehat.id} rehat={rehat} />
          ))}
          <SourceCredit source={listing.source} />
        </>
      );
    case 'absent':
      return <Absent reason={listing.reason} />;
    case 'silent':
      return <Unreachable />;
  }
}

function Chapters({ rehat: { id, name, chapters } }: { rehat: RehatContents }) {
  const language = languageOf(name);
  return (
    <div id={rehatSectionId(id)} className={styles['rehat']}>
      <h3 lang={language} dir={directionOf(language)} className={styles['name']}>
        {name}
      </h3>
      <ol className={styles['chapters']}>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a href={rehatChapterPath(id, chapter.id)} lang={languageOf(chapter.name)}>
              {chapter.name}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Absent({ reason }: { reason: Extract<RehatListing, { state: 'absent' }>['reason'] }) {
  const { i18n } = useLingui();
  return (
    <p>
      <Trans>This site does not have the text of the Rehat Maryadha.</Trans> {absenceText(i18n, reason)}
    </p>
  );
}

function Unreachable() {
  const here = useCurrentHref();
  return (
    <p>
      <Trans>
        The source is not responding.{' '}
        <a href={here} rel="external">
          Load the page again
        </a>{' '}
        in a moment.
      </Trans>
    </p>
  );
}
