import { useLingui } from '@lingui/react/macro';
import type { VerseId } from '@naad/gurbani-model';
import { Breadcrumb } from '@naad/ui-kit';
import { useMemo, useRef } from 'react';
import { Credits } from '../../features/reading/Credits.tsx';
import { ReadingHead } from '../../features/reading/ReadingHead/ReadingHead.tsx';
import { useReadingView } from '../../features/reading/readingView.ts';
import { VerseArea } from '../../features/reading/VerseArea/VerseArea.tsx';
import type { VerseMarks } from '../../features/reading/VersesView/verseMarks.ts';
import { VersesView } from '../../features/reading/VersesView/VersesView.tsx';
import { SaveButton } from '../../features/saved/SaveButton/SaveButton.tsx';
import { SearchWithin } from '../../features/search/SearchWithin/SearchWithin.tsx';
import { BaniContents } from '../../features/sundar-gutka/BaniContents/BaniContents.tsx';
import { baniHref } from '../../features/sundar-gutka/baniHref.ts';
import {
  BaniLengths,
  SingleLengthNote,
  useBaniLength,
} from '../../features/sundar-gutka/BaniLengths/BaniLengths.tsx';
import { countsOfLengths, partsOf, versesOfLength } from '../../features/sundar-gutka/baniParts.ts';
import { Headpiece } from '../../shared/Headpiece/Headpiece.tsx';
import { ReadingProgress } from '../../features/sundar-gutka/ReadingProgress/ReadingProgress.tsx';
import type { BaniContent } from './content.ts';
import { PageTools } from '../PageTools.tsx';
import readingStyles from '../ReadingPage.module.css';
import styles from './BaniPage.module.css';
import { useBaniPlace } from './useBaniPlace.ts';

/** A bani in the visitor's chosen length. */
export function BaniPage({ content: { bani, highlights, credits } }: { content: BaniContent }) {
  const { t, i18n } = useLingui();
  const isPunjabi = i18n.locale === 'pa';
  const view = useReadingView('bani');
  const length = useBaniLength();
  const parts = useMemo(() => partsOf(versesOfLength(bani.verses, length)), [bani, length]);
  const verses = useMemo(
    () =>
      parts.flatMap(({ id, verses: [first, ...others] }) =>
        first ? [{ ...first, anchor: id }, ...others] : [],
      ),
    [parts],
  );
  const marks = useMemo(() => marksOf(verses, highlights), [verses, highlights]);
  const area = useRef<HTMLDivElement>(null);
  const path = baniHref(bani);
  useBaniPlace({ href: path, unicode: bani.unicode, area, isAtLine: highlights.length > 0 });
  const text = useMemo(
    () => ({ kind: 'bani', bani, verses, path, credits }) as const,
    [bani, verses, path, credits],
  );
  return (
    <div className={readingStyles['page']}>
      <ReadingHead
        title={
          <span className={styles['title']}>
            <span lang="pa-Guru">{bani.unicode}</span>
            <span lang="pa-Latn" className={styles['latin']}>
              {bani.transliteration}
            </span>
          </span>
        }
        short={isPunjabi ? bani.unicode : bani.transliteration}
        shortLang={isPunjabi ? 'pa-Guru' : 'pa-Latn'}
      >
        <div className={styles['details']}>
          <div className={styles['place']}>
            <Breadcrumb
              label={t`Breadcrumb`}
              crumbs={[
                { label: t`Sundar Gutka`, href: '/sundar-gutka' },
                { label: bani.unicode, lang: 'pa-Guru' },
              ]}
            />
            <SaveButton verse={{ id: `bani:${String(bani.id)}`, shabadId: null, unicode: bani.unicode }} />
          </div>
          {bani.forms.length > 1 ? (
            <BaniLengths forms={bani.forms} counts={countsOfLengths(bani.verses)} here={path} />
          ) : (
            <SingleLengthNote />
          )}
          <BaniContents parts={parts} />
        </div>
      </ReadingHead>
      <PageTools text={text} />
      <Headpiece />
      <div ref={area}>
        <VerseArea view={view} credits={credits}>
          <VersesView verses={verses} mode={view.mode} isLarivaar={view.isLarivaar} marks={marks} />
        </VerseArea>
      </div>
      <Credits credits={credits} />
      <SearchWithin within={{ type: 'bani', id: bani.id }} />
      <ReadingProgress text={area} />
    </div>
  );
}

/** Marks each highlighted line once, although a bani may repeat it. */
function marksOf(verses: readonly { readonly id: VerseId }[], highlights: readonly VerseId[]): VerseMarks {
  return { highlights, line: verses.find(({ id }) => highlights.includes(id)) };
}
