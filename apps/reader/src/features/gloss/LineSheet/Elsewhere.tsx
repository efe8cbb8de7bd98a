import { Trans, useLingui } from '@lingui/react/macro';
import type { WordMeaning, WordUse } from '@naad/api-client';
import type { SourceId, VerseId } from '@naad/gurbani-model';
import { Button } from '@naad/ui-kit';
import { useState } from 'react';
import { useSite } from '../../../shared/SiteContext.tsx';
import { loadMeanings, type Meanings } from '../loadMeanings.ts';
import { type Loaded, useLoaded } from '../useLoaded.ts';
import styles from './LineSheet.module.css';
import { LoadNote } from './LoadNote.tsx';
import { Meaning } from './Meaning.tsx';

/** Number of meanings shown at first. */
const SHOWN = 6;

export interface ElsewhereViewProps {
  state: Loaded<Meanings>;
  onRetry: () => void;
  /** Name of a page of a source, such as `Ang`. */
  pageName: (source: SourceId) => string;
}

/** Meanings of a word in other lines, each with its ang, or those of a dictionary; with the name of the source. */
export function ElsewhereView({ state, onRetry, pageName }: ElsewhereViewProps) {
  return (
    <div aria-live="polite" aria-busy={state.status === 'loading'}>
      <LoadNote state={state} onRetry={onRetry} />
      {state.status === 'loaded' && <Found found={state.found} pageName={pageName} />}
    </div>
  );
}

function Found({ found, pageName }: { found: Meanings } & Pick<ElsewhereViewProps, 'pageName'>) {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const { sourceName } = found;
  const meanings = found.meanings.flatMap(meaningsOf);
  if (meanings.length === 0) {
    return (
      <p className={styles['note']}>
        {sourceName === null ? t`No dictionary is available.` : t`No meaning found in ${sourceName}.`}
      </p>
    );
  }
  return (
    <>
      <ul className={styles['uses']}>
        {meanings.slice(0, isWhole ? undefined : SHOWN).map(({ definition, use }, index) => (
          <li key={index}>
            <Meaning text={definition} />
            {use && <Place use={use} pageName={pageName(use.sourceId)} />}
          </li>
        ))}
      </ul>
      {meanings.length > SHOWN && !isWhole && (
        <Button
          onClick={() => {
            setIsWhole(true);
          }}
        >
          <Trans>More meanings</Trans>
        </Button>
      )}
      {sourceName !== null && <p className={styles['source']}>{sourceName}</p>}
    </>
  );
}

function Place({ use, pageName }: { use: WordUse; pageName: string }) {
  const { i18n } = useLingui();
  const { shabadId, verseId, ang, lineCount } = use;
  const others = i18n.number(lineCount - 1);
  return (
    <>
      {' '}
      <a href={`/shabad?id=${String(shabadId)}&highlight=${String(verseId)}`} className={styles['place']}>
        {`${pageName} ${String(ang)}`}
      </a>
      {lineCount > 1 && (
        <span className={styles['note']}>
          {' '}
          <Trans>and {others} more</Trans>
        </span>
      )}
    </>
  );
}

/** The uses of a commentary, or the definition of a dictionary, which names no line. */
function meaningsOf({ definition, uses }: WordMeaning): { definition: string; use: WordUse | null }[] {
  return uses ? uses.map((use) => ({ definition: use.definition, use })) : [{ definition, use: null }];
}

export interface ElsewhereProps extends Pick<ElsewhereViewProps, 'pageName'> {
  word: string;
  /** The line whose own meanings are shown already. */
  verseId: VerseId;
}

/** Loads the meanings of a word in other lines when rendered. */
export function Elsewhere({ word, verseId, pageName }: ElsewhereProps) {
  const { apiPrefix } = useSite();
  const [state, retry] = useLoaded(`${apiPrefix} ${word} ${String(verseId)}`, (signal) =>
    loadMeanings(apiPrefix, word, verseId, signal),
  );
  return <ElsewhereView state={state} onRetry={retry} pageName={pageName} />;
}
