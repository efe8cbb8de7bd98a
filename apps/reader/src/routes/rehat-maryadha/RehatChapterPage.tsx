import { useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '@naad/ui-kit';
import { StepLinks } from '../../features/reading/StepLinks/StepLinks.tsx';
import readingStyles from '../ReadingPage.module.css';
import type { RehatChapterContent } from '../routeResult.ts';
import { directionOf, languageOf } from './languageOf.ts';
import styles from './RehatChapterPage.module.css';
import { REHAT_PATH, rehatChapterPath, rehatSectionId } from './rehatPaths.ts';
import { wordsOf } from './rehatText.ts';
import { SourceCredit } from './SourceCredit.tsx';
import { TextBlocks } from './TextBlocks.tsx';

/** A chapter of a code of conduct, in the words and the language of its source. */
export function RehatChapterPage({ content }: { content: RehatChapterContent }) {
  const { t } = useLingui();
  const { rehat, chapter, blocks, previous, next, source } = content;
  const nameLanguage = languageOf(chapter.name);
  const language = languageOf(`${chapter.name} ${wordsOf(blocks)}`);
  const hrefOf = (place: typeof next) => place && rehatChapterPath(rehat.id, place.id);
  return (
    <div className={readingStyles['page']}>
      <div className={readingStyles['way']}>
        <Breadcrumb
          label={t`Breadcrumb`}
          crumbs={[
            { label: t`Rehat Maryadha`, href: REHAT_PATH },
            ...(rehat.name === ''
              ? []
              : [
                  {
                    label: rehat.name,
                    lang: languageOf(rehat.name),
                    href: `${REHAT_PATH}#${rehatSectionId(rehat.id)}`,
                  },
                ]),
            { label: chapter.name, lang: nameLanguage },
          ]}
        />
      </div>
      <article lang={language} dir={directionOf(language) ?? 'ltr'} className={styles['chapter']}>
        <h1 tabIndex={-1} lang={nameLanguage} className={styles['title']}>
          {chapter.name}
        </h1>
        <TextBlocks blocks={blocks} language={language} />
      </article>
      <SourceCredit source={source} />
      <StepLinks unit={t`chapter`} previous={hrefOf(previous)} next={hrefOf(next)} />
    </div>
  );
}
