import { type RefObject, useEffect, useRef } from 'react';
import type { SearchFormState } from './useSearchForm.ts';

/** Refuses what is typed, pasted or dropped before it is in the field, so that the caret stays. */
export function useRefusal(input: RefObject<HTMLInputElement | null>, { refuses }: SearchFormState): void {
  const latest = useRef(refuses);
  useEffect(() => {
    latest.current = refuses;
  });
  useEffect(() => {
    const field = input.current;
    const handleInput = (event: InputEvent) => {
      if (event.data !== null && latest.current(event.data)) event.preventDefault();
    };
    field?.addEventListener('beforeinput', handleInput);
    return () => {
      field?.removeEventListener('beforeinput', handleInput);
    };
  }, [input]);
}
