import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BaniLength } from '@naad/gurbani-model';
import type { Preferences } from '@naad/settings-schema';
import {
  preferencesChosen,
  selectBaniLength,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import type { MouseEvent } from 'react';
import styles from './BaniLengths.module.css';

type LengthChoice = Preferences['baniLength'];

interface LengthName {
  readonly choice: LengthChoice;
  readonly length: BaniLength;
  readonly name: MessageDescriptor;
  /** Tradition that recites this length. */
  readonly of: MessageDescriptor;
}

const LENGTHS: readonly LengthName[] = [
  { choice: 's', length: 'short', name: msg`Short`, of: msg`SGPC, Akal Takht standard` },
  { choice: 'm', length: 'medium', name: msg`Medium`, of: msg`AKJ` },
  { choice: 'l', length: 'long', name: msg`Long`, of: msg`Damdami Taksal` },
  { choice: 'xl', length: 'extralong', name: msg`Extra Long`, of: msg`Buddha Dal` },
];

/** The length that the visitor chose, as used in the corpus. */
export function useBaniLength(): BaniLength {
  const chosen = useSettingsSelector(selectBaniLength);
  return LENGTHS.find(({ choice }) => choice === chosen)?.length ?? 'short';
}

export interface BaniLengthsProps {
  /** Number of lines by length. */
  counts: Readonly<Record<BaniLength, number>>;
  /** Path of this page, to return to without script. */
  here: string;
}

/** Links that choose the length of all banis; they work without script. */
export function BaniLengths({ counts, here }: BaniLengthsProps) {
  const { t, i18n } = useLingui();
  const chosen = useSettingsSelector(selectBaniLength);
  const dispatch = useSettingsDispatch();
  return (
    <nav aria-label={t`Length of the bani`} className={styles['lengths']}>
      {LENGTHS.map(({ choice, length, name, of }) => (
        <a
          key={choice}
          href={`/preferences?${new URLSearchParams({ baniLength: choice, back: here }).toString()}`}
          rel="external nofollow"
          aria-current={choice === chosen ? 'true' : undefined}
          title={i18n._(of)}
          className={styles['length']}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            dispatch(preferencesChosen({ baniLength: choice }));
          }}
        >
          {i18n._(name)}
          <span className={styles['count']}>
            <Plural value={counts[length]} one="# line" other="# lines" />
          </span>
        </a>
      ))}
    </nav>
  );
}

/** Note on a bani that has only one length here. */
export function SingleLengthNote() {
  return (
    <p className={styles['one']}>
      <Trans>This bani has only one length.</Trans>
    </p>
  );
}
