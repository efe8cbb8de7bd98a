import { Plural, useLingui } from '@lingui/react/macro';
import type { Shabad } from '@naad/api-client';
import type { VerseId } from '@naad/gurbani-corpus';
import { AddToMultiView } from '../../features/multi-view/AddToMultiView/AddToMultiView.tsx';
import { Credits } from '../../features/reading/Credits.tsx';
import { leadVerse } from '../../features/reading/leadVerse.ts';
import { ShabadText } from '../../features/reading/ShabadText/ShabadText.tsx';
import { StepLinks } from '../../features/reading/StepLinks/StepLinks.tsx';
import { matchedWords } from '../../features/search/matchedWords.ts';
import type { ShabadContent } from '../routeResult.ts';
import styles from '../ReadingPage.module.css';

const shabadHref = (id: number | null) => (id === null ? null : `/shabad?id=${String(id)}`);

/** A shabad, or several one after the other. */
export function ShabadPage({ content }: { content: ShabadContent }) {
  const { t } = useLingui();
  const { shabads, highlights, credits, choice, foundWords = [] } = content;
  const [only, ...others] = shabads;
  return (
    <div className={styles['page']}>
      {others.length > 0 && (
        <h1 tabIndex={-1} className={styles['hidden']}>
          <Plural value={shabads.length} one="# shabad" other="# shabads" />
        </h1>
      )}
      <section aria-label={t`Shabad Container`}>
        {shabads.map((shabad) => (
          <ShabadText
            key={shabad.id}
            shabad={shabad}
            headingLevel={others.length > 0 ? 2 : 1}
            highlights={highlights}
            markedWordsOf={(words) => (foundWords.length > 0 ? foundWords : matchedWords(words, choice))}
            actions={addLead(shabad, highlights)}
          />
        ))}
      </section>
      <Credits credits={credits} />
      {only && others.length === 0 && (
        <StepLinks
          unit={t`shabad`}
          previous={shabadHref(only.neighbours.previous)}
          next={shabadHref(only.neighbours.next)}
        />
      )}
    </div>
  );
}

/** A shabad is added by the line that it was opened for. */
function addLead(shabad: Shabad, highlights: readonly VerseId[]) {
  const lead = leadVerse([shabad], highlights);
  return lead && <AddToMultiView verse={lead.verse} />;
}
