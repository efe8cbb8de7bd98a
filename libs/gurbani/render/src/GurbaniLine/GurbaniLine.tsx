import type { Word } from '@naad/gurbani-text';
import { type ComponentProps, Fragment } from 'react';
import { GurbaniWord } from '../GurbaniWord/GurbaniWord.tsx';
import { type LineDisplay, PLAIN_DISPLAY } from '../plainDisplay.ts';
import styles from './GurbaniLine.module.css';
import { type PlacedWord, wordGroups } from './wordGroups.ts';

export interface GurbaniLineProps extends Omit<ComponentProps<'span'>, 'children' | 'lang'> {
  words: readonly Word[];
  display?: LineDisplay;
}

/** A line of Gurbani. Its text content is the line, letter for letter. */
export function GurbaniLine({ words, display = PLAIN_DISPLAY, ...rest }: GurbaniLineProps) {
  return (
    <span {...rest} lang="pa-Guru">
      {wordGroups(words).map((group, index) => (
        <Fragment key={group[0]?.index}>
          {index > 0 && ' '}
          <WordGroup group={group} display={display} />
        </Fragment>
      ))}
    </span>
  );
}

function WordGroup({ group, display }: { group: readonly PlacedWord[]; display: LineDisplay }) {
  const drawn = group.map(({ word, index }, place) => (
    <Fragment key={index}>
      {place > 0 && ' '}
      <GurbaniWord word={word} index={index} isMarked={display.markedWords.includes(index)} />
    </Fragment>
  ));
  return group.length > 1 ? <span className={styles['together']}>{drawn}</span> : drawn;
}
