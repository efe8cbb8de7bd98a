import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the caret where it is when what was typed is shown as something else: as many characters stand behind it as
 * before. The browser would put it at the end.
 *
 * @returns takes how many characters are to stand behind the caret after the next edit; those that stand there now where
 *   it is not said
 */
export function useCaret(
  input: RefObject<HTMLInputElement | null>,
  value: string,
): (behind?: number) => void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    const field = input.current;
    // A field of numbers has no caret to place.
    if (field?.type === 'search' && wanted.current !== null) {
      const caret = Math.max(0, value.length - wanted.current);
      field.setSelectionRange(caret, caret);
    }
    wanted.current = null;
  }, [input, value]);
  return (behind) => {
    const field = input.current;
    const caret = field?.type === 'search' ? field.selectionStart : null;
    // Without a caret in the middle there is nothing to keep: the end is where the browser puts it.
    const present = field && caret !== null && caret < field.value.length ? field.value.length - caret : null;
    wanted.current = behind ?? present;
  };
}
