import { Trans, useLingui } from '@lingui/react/macro';
import { INTERFACE_LANGUAGES, LANGUAGES } from '@naad/settings-schema';
import { type ReactNode, useId } from 'react';
import { absenceText } from '../../language/absenceText.ts';
import { useHere } from '../../navigation/useHere.ts';
import type { RehatContents, RehatListing } from '../routeResult.ts';
import { directionOf, languageOf } from './languageOf.ts';
import styles from './RehatList.module.css';
import { rehatChapterPath, rehatSectionId } from './rehatPaths.ts';
import { SourceCredit } from './SourceCredit.tsx';

/** The codes that can be read here, with their chapters; or why there are none. In the language of the page. */
export function RehatList({ listing }: { listing: RehatListing }) {
  const { i18n } = useLingui();
  const titleId = useId();
  const language = INTERFACE_LANGUAGES.find((each) => each === i18n.locale) ?? 'en';
  const { tag, direction } = LANGUAGES[language];
  return (
    <section aria-labelledby={titleId} lang={tag} dir={direction} className={styles['list']}>
      <h2 id={titleId} className={styles['title']}>
        <Trans>The full text</Trans>
      </h2>
      {contentOf(listing)}
    </section>
  );
}

function contentOf(listing: RehatListing): ReactNode {
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
      return <Silent />;
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

function Silent() {
  const here = useHere();
  return (
    <p>
      <Trans>
        Whoever has the text does not answer at the moment.{' '}
        <a href={here} rel="external">
          Load the page again
        </a>{' '}
        in a while.
      </Trans>
    </p>
  );
}
