import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CHOICE } from '../searchChoice.ts';
import { type Answer, createSuggester } from './createSuggester.ts';
import type { Suggestions, SuggestionSource } from './suggestions.ts';

const choice = (query: string) => ({ ...DEFAULT_CHOICE, query });
const none: Suggestions = { verses: [], translators: [] };

/** A source whose answers the test gives. */
function heldSource(waitMs: SuggestionSource['waitMs'] = () => 400) {
  const asked: {
    query: string;
    signal: AbortSignal;
    give: (found: Suggestions) => void;
    fail: () => void;
  }[] = [];
  const source: SuggestionSource = {
    waitMs,
    ask: ({ query }, signal) =>
      new Promise((resolve, reject) => {
        asked.push({ query, signal, give: resolve, fail: () => reject(new Error('No connection.')) });
      }),
  };
  const answers: (Answer | null)[] = [];
  const suggester = createSuggester(source, (answer) => answers.push(answer));
  return {
    suggester,
    asked: () => asked.map(({ query }) => query),
    at(index: number) {
      const question = asked[index];
      if (!question) throw new Error('There was no such request.');
      return question;
    },
    reported: () => answers.map((answer) => answer && `${answer.kind} ${answer.choice.query}`),
    answers,
  };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the suggester', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits 400 ms after the last key and requests only its text [B30, S4.7]', async () => {
    const { suggester, asked } = heldSource();
    suggester.want(choice('ab'));
    await wait(399);
    suggester.want(choice('abc'));
    await wait(399);
    expect(asked()).toEqual([]);
    await wait(1);
    expect(asked()).toEqual(['abc']);
  });

  it('waits as long as the source says for a text [S4.7]', async () => {
    const { suggester, asked } = heldSource(({ query }) => (query === 'ab' ? 0 : 400));
    suggester.want(choice('ab'));
    await wait(0);
    expect(asked()).toEqual(['ab']);
  });

  it('reports what was found', async () => {
    const { suggester, at, answers } = heldSource();
    suggester.want(choice('ab'));
    await wait(400);
    at(0).give(none);
    await wait(0);
    expect(answers).toEqual([{ kind: 'found', choice: choice('ab'), suggestions: none }]);
  });

  it('never reports an older answer after a newer one, nor in its place [S4.7]', async () => {
    const { suggester, at, reported } = heldSource();
    suggester.want(choice('ab'));
    await wait(400);
    suggester.want(choice('abc'));
    await wait(400);
    at(1).give(none);
    await wait(0);
    at(0).give(none);
    await wait(0);
    expect(reported()).toEqual(['found abc']);
  });

  it('ignores an older answer while the newer request waits', async () => {
    const { suggester, at, reported } = heldSource();
    suggester.want(choice('ab'));
    await wait(400);
    suggester.want(choice('abc'));
    at(0).give(none);
    await wait(100);
    expect(reported()).toEqual([]);
  });

  it('reports the second answer if the same text is requested twice', async () => {
    const { suggester, at, reported } = heldSource();
    for (const query of ['ab', 'abc', 'ab']) {
      suggester.want(choice(query));
      await wait(400);
    }
    at(0).fail();
    at(1).give(none);
    await wait(0);
    expect(reported()).toEqual([]);
    at(2).give(none);
    await wait(0);
    expect(reported()).toEqual(['found ab']);
  });

  it("aborts requests that aren't needed any more", async () => {
    const { suggester, at } = heldSource();
    suggester.want(choice('ab'));
    await wait(400);
    expect(at(0).signal.aborted).toBe(false);
    suggester.want(choice('abc'));
    expect(at(0).signal.aborted).toBe(true);
    await wait(400);
    suggester.stop();
    expect(at(1).signal.aborted).toBe(true);
  });

  it('requests and reports nothing for null', async () => {
    const { suggester, asked, reported } = heldSource();
    suggester.want(choice('ab'));
    suggester.want(null);
    await wait(1000);
    expect(asked()).toEqual([]);
    expect(reported()).toEqual([null]);
  });

  it("doesn't repeat a request", async () => {
    const { suggester, asked } = heldSource();
    for (const query of ['ab', 'ab', 'ab ']) {
      suggester.want(choice(query));
      await wait(400);
    }
    expect(asked()).toEqual(['ab']);
  });

  it('reports a rejected or throwing request, and continues', async () => {
    const { suggester, at, reported } = heldSource();
    suggester.want(choice('ab'));
    await wait(400);
    at(0).fail();
    suggester.want(choice('abc'));
    await wait(400);
    at(1).fail();
    await wait(0);
    expect(reported()).toEqual(['failed abc']);
    suggester.want(choice('abcd'));
    await wait(400);
    at(2).give(none);
    await wait(0);
    expect(reported()).toEqual(['failed abc', 'found abcd']);

    const answers: (Answer | null)[] = [];
    const throwing = createSuggester(
      {
        waitMs: () => 0,
        ask: () => {
          throw new Error('No worker.');
        },
      },
      (answer) => answers.push(answer),
    );
    throwing.want(choice('ab'));
    await wait(0);
    expect(answers).toEqual([{ kind: 'failed', choice: choice('ab') }]);
  });

  it('retries a failed request only when told to', async () => {
    const { suggester, at, asked, reported } = heldSource();
    suggester.want(choice('ab'));
    await wait(400);
    suggester.retry();
    await wait(0);
    expect(asked()).toEqual(['ab']);
    at(0).fail();
    await wait(0);
    suggester.retry();
    suggester.retry();
    await wait(0);
    expect(asked()).toEqual(['ab', 'ab']);
    at(1).give(none);
    await wait(0);
    expect(reported()).toEqual(['failed ab', 'found ab']);
    suggester.retry();
    await wait(0);
    expect(asked()).toHaveLength(2);
  });
});
