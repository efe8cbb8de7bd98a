import { useEffect, useRef, useState } from 'react';
import { type SearchChoice, searchHref } from '../searchChoice.ts';
import { type Answer, createSuggester, type Suggester } from './createSuggester.ts';
import type { SuggestionSource } from './suggestions.ts';

/**
 * The answer to what is typed: that to an older text until the newer one is there, null where there is none.
 *
 * @param choice null for what is not to be asked
 * @param source the same object each time: another one begins anew
 */
export function useSuggester(choice: SearchChoice | null, source: SuggestionSource): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const suggester = useRef<Suggester | null>(null);

  useEffect(() => {
    const made = createSuggester(source, setAnswer);
    suggester.current = made;
    window.addEventListener('online', made.retry);
    return () => {
      made.stop();
      window.removeEventListener('online', made.retry);
    };
  }, [source]);

  const wanted = choice && searchHref(choice);
  useEffect(() => {
    suggester.current?.want(choice);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- an equal choice is the same
  }, [wanted, source]);

  return answer;
}
