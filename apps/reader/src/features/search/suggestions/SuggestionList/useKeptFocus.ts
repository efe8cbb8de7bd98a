import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A newer answer may take away the link that has the focus: then the first of the new ones gets it.
 *
 * @param focusFirst gives it the focus, where there is one
 */
export function useKeptFocus(
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only an answer changes what there is
  }, [answer]);
}
