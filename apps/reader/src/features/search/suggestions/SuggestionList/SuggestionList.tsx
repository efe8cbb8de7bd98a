import { hiddenClass } from '@naad/ui-kit';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SearchChoice } from '../../searchChoice.ts';
import {
  fullResultsHref,
  suggestibleChoice,
  type Suggestion,
  type Suggestions,
  type SuggestionSource,
} from '../suggestions.ts';
import { type Answer, useSuggester } from '../createSuggester.ts';
import { handleListKey, useFieldKeys } from './useFieldKeys.ts';
import styles from './SuggestionList.module.css';
import { SuggestionRows, type SuggestionRowsProps } from './SuggestionRows.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { useOpenState, useOutsidePress } from './useOpenState.ts';
import { useRecentSearches } from './useRecentSearches.ts';

export interface SuggestionListProps {
  /** Current search of the form. */
  choice: SearchChoice;
  /** Field that is typed into; the list is positioned below it. */
  field: RefObject<HTMLInputElement | null>;
  /** True if the on-screen keyboard is between the field and the list. */
  isBelowKeyboard: boolean;
  /** False until the visitor types; until then an empty field has recent searches only. */
  hasTyped: boolean;
  source: SuggestionSource;
  /** Path and query of this page. */
  here: string;
  /** Renders the actions of a line. */
  actionsFor: (suggestion: Suggestion) => ReactNode;
  /** Renders the link to a page that the text names. */
  renderPlace: SuggestionRowsProps['renderPlace'];
  /** Name of a page of a work, such as `Ang`. */
  pageNameOf: SuggestionRowsProps['pageNameOf'];
}

/**
 * Pages and lines found while the visitor types, in a popup below the field; recent searches while it is empty. It is a list of focusable links rather than a
 * combobox, so that each line can have a button.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { choice, field, isBelowKeyboard, hasTyped, source, here } = props;
  const asked = hasTyped ? suggestibleChoice(choice) : null;
  const answer = useSuggester(asked, source);
  const recent = useRecentSearches(field, choice);
  const hasRecent = choice.query === '' && recent.searches.length > 0;
  const openState = useOpenState(
    hasRecent ? choice : asked,
    hasRecent ? choice : (answer?.choice ?? null),
    here,
  );
  const popup = useRef<HTMLDivElement>(null);
  const { isOpen, close } = openState;
  const enter = () => popup.current?.querySelector('a')?.focus();
  useFieldKeys(field, openState, enter);
  useOutsidePress(popup, isOpen, close);
  useRoomBelow(popup, isOpen);
  useFocusRecovery(popup, answer, enter);
  const status = useStatusText(isOpen && !hasRecent ? answer : null);
  const found = answer?.kind === 'found' && countOf(answer.suggestions) > 0 ? answer : null;
  const fullHref = found && fullResultsHref(found.choice, here, found.suggestions.opensPlace);

  return (
    // Keys bubble from the links inside.
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
      {/* Visually hidden beside a list, visible without one. */}
      <p role="status" className={found || hasRecent ? hiddenClass : styles['status']}>
        {status}
      </p>
      {isOpen && hasRecent && (
        <RecentSearches
          searches={recent.searches}
          onClear={() => {
            recent.clear();
            field.current?.focus();
          }}
        />
      )}
      {isOpen && !hasRecent && found && (
        <SuggestionRows
          found={found}
          fullHref={fullHref}
          actionsFor={props.actionsFor}
          renderPlace={props.renderPlace}
          pageNameOf={props.pageNameOf}
          onFollow={() => {
            recent.add(found.choice);
          }}
        />
      )}
    </div>
  );
}

/**
 * Moves the focus to the first link when a newer answer has removed the focused one.
 *
 * @param focusFirst focuses the first link, if there is one
 */
function useFocusRecovery(
  list: RefObject<HTMLElement | null>,
  answer: unknown,
  focusFirst: () => void,
): void {
  const isWithin = useRef(false);
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      isWithin.current = target instanceof Node && list.current?.contains(target) === true;
    };
    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('focusin', handleFocus);
    };
  }, [list]);
  useLayoutEffect(() => {
    if (isWithin.current && document.activeElement === document.body) focusFirst();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only an answer changes the links
  }, [answer]);
}

/** Status message for an answer; empty for none. */
function useStatusText(answer: Answer | null): string {
  const { t } = useLingui();
  if (answer === null) return '';
  if (answer.kind === 'failed') {
    return navigator.onLine
      ? t`Suggestions did not load. You can still search.`
      : t`You are offline. Suggestions return when you reconnect.`;
  }
  const count = countOf(answer.suggestions);
  if (count === 0) return t`No matched results.`;
  return t`${plural(count, { one: '# suggestion', other: '# suggestions' })}`;
}

function countOf({ verses, places = [] }: Suggestions): number {
  return verses.length + places.length;
}

/** CSS pixels between the element and the edge of the screen. */
const MARGIN_PX = 8;

/** Keeps an element's `--room-below` at the height available below its top, above the device's keyboard. */
function useRoomBelow(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const { visualViewport } = window;
    const measure = () => {
      const shown = element.current;
      if (!shown) return;
      const end = visualViewport ? visualViewport.offsetTop + visualViewport.height : window.innerHeight;
      const room = end - shown.getBoundingClientRect().top - MARGIN_PX;
      shown.style.setProperty('--room-below', `${String(Math.floor(room))}px`);
    };
    measure();
    // Some browsers lack visualViewport.
    const targets = [window, visualViewport].filter((target) => target != null);
    for (const target of targets) {
      target.addEventListener('resize', measure);
      target.addEventListener('scroll', measure, { passive: true });
    }
    return () => {
      for (const target of targets) {
        target.removeEventListener('resize', measure);
        target.removeEventListener('scroll', measure);
      }
    };
  }, [element, isShown]);
}
