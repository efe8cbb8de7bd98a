import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { typedCode } from '../typedCode.ts';

/** A field in which a code takes its shape while one types, and the caret stays where one types. */
export function useCodeField(first: string) {
  const [value, setValue] = useState(first);
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    const at = caret.current;
    caret.current = null;
    if (at !== null) ref.current?.setSelectionRange(at, at);
  });

  return {
    ref,
    value,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      const { value: text, selectionStart } = currentTarget;
      const typed = typedCode(value, { text, caret: selectionStart ?? text.length });
      caret.current = typed.caret;
      setValue(typed.text);
    },
  };
}
