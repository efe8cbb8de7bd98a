import { type AskedQuestion, writtenAnswerPath } from '@naad/api-client';
import { WrittenEvent } from '@naad/api-contract';
import { useEffect, useState } from 'react';
import { useSite } from '../../SiteContext.tsx';

/** An answer in words. `withdrawn`: none, or none that holds to scripture; nothing of it is shown. */
export interface WrittenAnswer {
  readonly status: 'writing' | 'done' | 'withdrawn';
  readonly text: string;
}

const BEGUN: WrittenAnswer = { status: 'writing', text: '' };
const WITHDRAWN: WrittenAnswer = { status: 'withdrawn', text: '' };

/** What becomes of an answer with the next that is told of it. */
function afterEvent(answer: WrittenAnswer, data: string): WrittenAnswer {
  const parsed = WrittenEvent.safeParse(parseJson(data));
  if (!parsed.success || parsed.data.type === 'withdrawn') return WITHDRAWN;
  return parsed.data.type === 'done'
    ? { ...answer, status: 'done' }
    : { ...answer, text: answer.text + parsed.data.text };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An answer in words to a question, as it is written. The server has checked each piece of it. */
export function useWrittenAnswer(asked: AskedQuestion): WrittenAnswer {
  const { apiPrefix } = useSite();
  const address = apiPrefix + writtenAnswerPath(asked);
  const [known, setKnown] = useState({ address, answer: BEGUN });

  useEffect(() => {
    const source = new EventSource(address);
    let answer = BEGUN;
    const tell = (next: WrittenAnswer) => {
      answer = next;
      // It would ask again by itself, and have the answer written once more.
      if (next.status !== 'writing') source.close();
      setKnown({ address, answer: next });
    };
    source.onmessage = ({ data }: MessageEvent<string>) => {
      tell(afterEvent(answer, data));
    };
    source.onerror = () => {
      tell(WITHDRAWN);
    };
    return () => {
      source.close();
    };
  }, [address]);

  return known.address === address ? known.answer : BEGUN;
}
