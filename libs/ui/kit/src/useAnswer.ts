import { useEffect, useRef, useState } from 'react';

/** The answer to a question that changes as somebody types. */
export interface Answer<Value> {
  /** Null until it is known, or if asking failed. */
  readonly value: Value | null;
  /** True while the current question has no answer yet. */
  readonly isAsking: boolean;
}

/**
 * Asks once the question has rested; late answers to earlier questions are ignored.
 *
 * @param question identifies what `ask` asks; null asks nothing
 * @param waitMs milliseconds without a change before asking
 */
export function useAnswer<Value>(
  question: string | null,
  ask: () => Promise<Value>,
  waitMs = 200,
): Answer<Value> {
  const [answer, setAnswer] = useState<{ question: string | null; value: Value | null }>({
    question: null,
    value: null,
  });
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  useEffect(() => {
    if (question === null) return undefined;
    let isCurrent = true;
    const settle = (value: Value | null) => {
      if (isCurrent) setAnswer({ question, value });
    };
    const timer = setTimeout(() => {
      latestAsk.current().then(settle, () => {
        settle(null);
      });
    }, waitMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [question, waitMs]);
  const isAnswered = answer.question === question;
  return { value: isAnswered ? answer.value : null, isAsking: question !== null && !isAnswered };
}
