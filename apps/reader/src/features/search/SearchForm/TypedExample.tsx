import { useEffect, useState } from 'react';

/** How long an example takes to be typed, however long it is (specification, section 4). */
const TYPING_MS = 2000;

/** How long it stands before the next one begins. */
const PAUSE_MS = 500;

export interface TypedExampleProps {
  examples: readonly string[];
  className: string | undefined;
  lang: string | undefined;
}

/**
 * Examples that are typed one after the other, and then the first one for good: what moves for longer has to offer a way to
 * stop it (WCAG 2.2.2). It is a picture of what the field's placeholder says, which stays as it is.
 */
export function TypedExample({ examples, className, lang }: TypedExampleProps) {
  const [shown, setShown] = useState('');
  // As one text, so that an equal list does not begin again.
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
      {shown}
    </span>
  );
}

interface Frame {
  readonly text: string;
  /** How long it is shown. */
  readonly ms: number;
}

/** What is shown, and for how long. A letter comes with its signs. */
export function typingFrames(examples: readonly string[]): Frame[] {
  const [first = ''] = examples;
  const typed = examples.flatMap((example) => {
    const letters = example.match(/\P{Mark}\p{Mark}*/gu) ?? [];
    const ms = TYPING_MS / letters.length;
    return letters.map((_, place) => ({
      text: letters.slice(0, place + 1).join(''),
      ms: place === letters.length - 1 ? PAUSE_MS : ms,
    }));
  });
  return examples.length > 1 ? [...typed, { text: first, ms: 0 }] : typed;
}
