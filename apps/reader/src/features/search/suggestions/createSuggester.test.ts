import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CHOICE } from '../searchChoice.ts';
import { type Answer, createSuggester } from './createSuggester.ts';
import type { Suggestions, SuggestionSource } from './suggestions.ts';

const choice = (query: string) => ({ ...DEFAULT_CHOICE, query });
const none: Suggestions = { verses: [], translators: [] };

/** A source whose answers come when the test says so. */
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
    at(place: number) {
      const question = asked[place];
      if (!question) throw new Error('That was not asked.');
      return question;
    },
    told: () => answers.map((answer) => answer && `${answer.kind} ${answer.choice.query}`),
    answers,
  };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('asking while somebody types', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits 400 ms after the last key, and asks for that alone (behaviour 30)', async () => {
    const { suggester, asked } = heldSource();
    suggester.want(choice('ab'));
    await wait(399);
    suggester.want(choice('abc'));
    await wait(399);
    expect(asked()).toEqual([]);
    await wait(1);
    expect(asked()).toEqual(['abc']);
  });

  it('waits as long as the source says for this text', async () => {
    const { suggester, asked } = heldSource(({ query }) => (query === 'ab' ? 0 : 400));
    suggester.want(choice('ab'));
    await wait(0);
    expect(asked()).toEqual(['ab']);
  });

  it('gives what was found', async () => {
    const { suggester, at, answers } = heldSource();
    suggester.want(choice('ab'));
    await wait(400);
    at(0).give(none);
    await wait(0);
    expect(answers).toEqual([{ kind: 'found', choice: choice('ab'), suggestions: none }]);
  });

  it('never lets an older answer follow a newer one, nor stand for it', async () => {
    const { suggester, at, told } = heldSource();
    suggester.want(choice('ab'));
    await wait(400);
    suggester.want(choice('abc'));
    await wait(400);
    at(1).give(none);
    await wait(0);
    at(0).give(none);
    await wait(0);
    expect(told()).toEqual(['found abc']);
  });

  it('does not give an older answer that comes while it waits with the newer question', async () => {
    const { suggester, at, told } = heldSource();
    suggester.want(choice('ab'));
    await wait(400);
    suggester.want(choice('abc'));
    at(0).give(none);
    await wait(100);
    expect(told()).toEqual([]);
  });

  it('takes the second answer where the same text is asked for twice', async () => {
    const { suggester, at, told } = heldSource();
    for (const query of ['ab', 'abc', 'ab']) {
      suggester.want(choice(query));
      await wait(400);
    }
    at(0).fail();
    at(1).give(none);
    await wait(0);
    expect(told()).toEqual([]);
    at(2).give(none);
    await wait(0);
    expect(told()).toEqual(['found ab']);
  });

  it('tells the source that nobody waits any more', async () => {
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

  it('asks nothing, and shows nothing, of what is not to be asked', async () => {
    const { suggester, asked, told } = heldSource();
    suggester.want(choice('ab'));
    suggester.want(null);
    await wait(1000);
    expect(asked()).toEqual([]);
    expect(told()).toEqual([null]);
  });

  it('does not ask again for the same', async () => {
    const { suggester, asked } = heldSource();
    for (const query of ['ab', 'ab', 'ab ']) {
      suggester.want(choice(query));
      await wait(400);
    }
    expect(asked()).toEqual(['ab']);
  });

  it('tells of a failure, whether by rejecting or by throwing, and goes on', async () => {
    const { suggester, at, told } = heldSource();
    suggester.want(choice('ab'));
    await wait(400);
    at(0).fail();
    suggester.want(choice('abc'));
    await wait(400);
    at(1).fail();
    await wait(0);
    expect(told()).toEqual(['failed abc']);
    suggester.want(choice('abcd'));
    await wait(400);
    at(2).give(none);
    await wait(0);
    expect(told()).toEqual(['failed abc', 'found abcd']);

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

  it('asks once more after a failure when it is told to, and only then', async () => {
    const { suggester, at, asked, told } = heldSource();
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
    expect(told()).toEqual(['failed ab', 'found ab']);
    suggester.retry();
    await wait(0);
    expect(asked()).toHaveLength(2);
  });
});
