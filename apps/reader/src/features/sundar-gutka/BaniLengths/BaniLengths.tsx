import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BaniLength } from '@naad/gurbani-corpus';
import type { Preferences } from '@naad/settings-schema';
import {
  baniLengthChosen,
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
  /** Whose length it is. */
  readonly of: MessageDescriptor;
}

const LENGTHS: readonly LengthName[] = [
  { choice: 's', length: 'short', name: msg`Short`, of: msg`SGPC, Akal Takht standard` },
  { choice: 'm', length: 'medium', name: msg`Medium`, of: msg`AKJ` },
  { choice: 'l', length: 'long', name: msg`Long`, of: msg`Damdami Taksal` },
  { choice: 'xl', length: 'extralong', name: msg`Extra Long`, of: msg`Buddha Dal` },
];

/** The length of banis that the visitor has chosen, as lines name it. */
export function useBaniLength(): BaniLength {
  const chosen = useSettingsSelector(selectBaniLength);
  return LENGTHS.find(({ choice }) => choice === chosen)?.length ?? 'short';
}

export interface BaniLengthsProps {
  /** How many lines there are in each. */
  counts: Readonly<Record<BaniLength, number>>;
  /** Path of the page, to come back to where no script runs. */
  here: string;
}

/** How much of the bani is recited: a choice for all banis, made by links, which need no script. */
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
            dispatch(baniLengthChosen(choice));
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

/** What is said of a bani that has one length here. */
export function OneLength() {
  return (
    <p className={styles['one']}>
      <Trans>This bani has one length here.</Trans>
    </p>
  );
}
