import { Trans, useLingui } from '@lingui/react/macro';
import type { Verse } from '@naad/api-client';
import { angRead, useSettingsDispatch } from '@naad/settings-state';
import { useEffect } from 'react';
import { angHref } from '../../features/reading/angHref.ts';
import { Credits } from '../../features/reading/Credits.tsx';
import { pageName } from '../../features/reading/pageName.ts';
import { StepLinks } from '../../features/reading/StepLinks/StepLinks.tsx';
import { VerseBlock } from '../../features/reading/VerseBlock/VerseBlock.tsx';
import { ownName } from '../../language/ownName.ts';
import type { AngContent } from '../routeResult.ts';
import styles from '../ReadingPage.module.css';

/** A page of a work, from whose shabads one can go into each. */
export function AngPage({ content }: { content: AngContent }) {
  const { t, i18n } = useLingui();
  const { ang: page, highlights, credits } = content;
  const { source, neighbours } = page;
  const dispatch = useSettingsDispatch();
  const isOfGranth = source.id === 'G';
  useEffect(() => {
    if (isOfGranth) dispatch(angRead(page.ang));
  }, [dispatch, isOfGranth, page.ang]);
  const name = pageName(i18n, source.id);
  const hrefOf = (ang: number | null) => (ang === null ? null : angHref(source.id, ang));
  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1} className={styles['heading']}>
        {name} {page.ang}
      </h1>
      <p className={styles['source']}>{ownName(i18n, source)}</p>
      <section aria-label={t`Shabad Container`}>
        {shabadsOf(page.verses).map((verses) => (
          <div key={verses[0].id} className={styles['shabad']}>
            <a href={`/shabad?id=${String(verses[0].shabadId)}`} className={styles['open']}>
              <Trans>Open shabad</Trans>
            </a>
            {verses.map((verse) => (
              <VerseBlock key={verse.id} verse={verse} isCurrent={highlights.includes(verse.id)} />
            ))}
          </div>
        ))}
      </section>
      <Credits credits={credits} />
      <StepLinks
        unit={name.toLowerCase()}
        previous={hrefOf(neighbours.previous)}
        next={hrefOf(neighbours.next)}
      />
    </div>
  );
}

/** The lines of a page by the shabads they belong to. */
function shabadsOf(verses: readonly Verse[]): [Verse, ...Verse[]][] {
  const groups: [Verse, ...Verse[]][] = [];
  for (const verse of verses) {
    const group = groups.at(-1);
    if (group?.[0].shabadId === verse.shabadId) group.push(verse);
    else groups.push([verse]);
  }
  return groups;
}
