import { hiddenClass } from '@naad/ui-kit';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { SearchChoice } from '../../searchChoice.ts';
import { fullResultsHref } from '../fullResultsHref.ts';
import { suggestibleChoice } from '../suggestibleChoice.ts';
import type { Suggestion, SuggestionSource } from '../suggestions.ts';
import { useSuggester } from '../useSuggester.ts';
import { handleListKey } from './handleListKey.ts';
import styles from './SuggestionList.module.css';
import { SuggestionRows } from './SuggestionRows.tsx';
import { useFieldKeys } from './useFieldKeys.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useLeaving } from './useLeaving.ts';
import { useOpenness } from './useOpenness.ts';
import { useRoomBelow } from './useRoomBelow.ts';
import { useStatusText } from './useStatusText.ts';

export interface SuggestionListProps {
  /** What stands in the form. */
  choice: SearchChoice;
  /** The field that is typed into; the list is drawn beside it and lies below it. */
  field: RefObject<HTMLInputElement | null>;
  /** The keyboard on the screen stands between the field and the list. */
  isBelowKeyboard: boolean;
  source: SuggestionSource;
  /** Path and query of this page. */
  here: string;
  /** What can be done with a line in place. */
  actionsFor: (suggestion: Suggestion) => ReactNode;
}

/**
 * Lines that are found while somebody types, over what is below the field: a list of links that take the focus, and no
 * combobox (decisions), so that each can have a button of its own.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { choice, field, isBelowKeyboard, source, here, actionsFor } = props;
  const asked = suggestibleChoice(choice);
  const answer = useSuggester(asked, source);
  const openness = useOpenness(asked, answer?.choice ?? null, here);
  const popup = useRef<HTMLDivElement>(null);
  const { isOpen, close } = openness;
  const enter = () => popup.current?.querySelector('a')?.focus();
  useFieldKeys(field, openness, enter);
  useLeaving(popup, isOpen, close);
  useRoomBelow(popup, isOpen);
  useKeptFocus(popup, answer, enter);
  const status = useStatusText(isOpen ? answer : null);
  const found = answer?.kind === 'found' && answer.suggestions.verses.length > 0 ? answer : null;
  const fullHref = found && fullResultsHref(found.choice, here);

  return (
    // The keys bubble from the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={popup}
      className={styles['popup']}
      data-open={isOpen || undefined}
      data-below-keyboard={isBelowKeyboard || undefined}
      onKeyDown={(event) => {
        handleListKey(event, { list: event.currentTarget, field: field.current, close });
      }}
    >
      {/* It is read with a list, and drawn where there is none. */}
      <p role="status" className={found ? hiddenClass : styles['status']}>
        {status}
      </p>
      {isOpen && found && <SuggestionRows found={found} fullHref={fullHref} actionsFor={actionsFor} />}
    </div>
  );
}
