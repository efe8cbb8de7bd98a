import { useEffect, useState } from 'react';

/** Milliseconds to type an example, whatever its length. */
const TYPING_MS = 2000;

/** Milliseconds between examples. */
const PAUSE_MS = 500;

export interface TypedExampleProps {
  examples: readonly string[];
  className: string | undefined;
  lang: string | undefined;
}

/**
 * Types examples one by one, then shows the first for good: longer movement would need a way to stop it (WCAG 2.2.2).
 * It is decoration; the field's placeholder says the same.
 */
export function TypedExample({ examples, className, lang }: TypedExampleProps) {
  const [shown, setShown] = useState('');
  // As a string, so that an equal list doesn't restart it.
  const all = examples.join('\n');
  useEffect(() => {
    const frames = typingFrames(all.split('\n'));
    let timer: ReturnType<typeof setTimeout>;
    const show = (index: number) => {
      const frame = frames[index];
      if (!frame) return;
      setShown(frame.text);
      timer = setTimeout(show, frame.ms, index + 1);
    };
    timer = setTimeout(show, 0, 0);
    return () => {
      clearTimeout(timer);
    };
  }, [all]);
  return (
    <span className={className} lang={lang} aria-hidden="true">
      <span dir="auto">{shown}</span>
    </span>
  );
}

interface Frame {
  readonly text: string;
  /** Milliseconds for which it is shown. */
  readonly ms: number;
}

/** Frames of the animation. A letter comes with its signs. */
export function typingFrames(examples: readonly string[]): Frame[] {
  const [first = ''] = examples;
  const typed = examples.flatMap((example) => {
    const letters = example.match(/\P{Mark}\p{Mark}*/gu) ?? [];
    const ms = TYPING_MS / letters.length;
    return letters.map((_, index) => ({
      text: letters.slice(0, index + 1).join(''),
      ms: index === letters.length - 1 ? PAUSE_MS : ms,
    }));
  });
  return examples.length > 1 ? [...typed, { text: first, ms: 0 }] : typed;
}
