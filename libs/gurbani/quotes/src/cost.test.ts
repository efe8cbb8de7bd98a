import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '@naad/gurbani-search/node';
import { commonWords, hostileTexts, repeat } from '../bench/hostileTexts.ts';
import { createQuoteChecker } from './index.ts';
import type { CheckBudget, CheckStep } from './index.ts';

const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const checker = createQuoteChecker(corpus, await loadSearchEngine(`${DIST}gurbani-search`, corpus));
const COMMON_WORDS = commonWords(corpus);
const HOSTILE_TEXTS = Object.entries(hostileTexts(corpus, undefined, COMMON_WORDS));

/**
 * CPU time limit for 10,000 characters of one repeated word, as a multiple of the fixed work. On an idle machine that is
 * about 120 ms, and the costliest word takes half of it.
 */
const MAX_REPEATED_WORD_FACTOR = 30;
/**
 * Maximum time a step may block the event loop, as a multiple of the fixed work. On an idle machine that is about 50 ms, and
 * the longest step takes half of it.
 */
const MAX_STEP_FACTOR = 12;
/** The fastest run counts: a busy machine and garbage collection slow down some of them. */
const RUNS = 7;

const UNLIMITED = { spentMs: () => 0, passageMs: Infinity, textMs: Infinity } satisfies CheckBudget;
/** A budget in steps instead of milliseconds, so that a check ends at the same point in every run. */
const stepBudget = (passage: number, text: number): CheckBudget => {
  let steps = 0;
  return { spentMs: () => steps++, passageMs: passage, textMs: text };
};
const cpuMs = (): number => process.cpuUsage().user / 1_000;
/**
 * CPU time of constant work in milliseconds, about 4 on an idle machine: costs are compared with it, not with a clock. The
 * least mean of several rounds, as the time is counted in steps of milliseconds.
 */
function fixedWorkMs(): number {
  let least = Infinity;
  for (let round = 0; round < 4; round++) {
    const start = cpuMs();
    for (let run = 0; run < 15; run++)
      JSON.parse(
        JSON.stringify(Array.from({ length: 6_000 }, (_, id) => ({ id, name: `line ${String(id)}` }))),
      );
    least = Math.min(least, (cpuMs() - start) / 15);
  }
  return least;
}

/** The latest measurement. Measuring takes longer than most checks, so it is repeated only before a second run. */
let workMs = 0;
/** The limit of a run of a check, as a multiple of the fixed work, for the machine as it is now. */
function limitMs(factor: number, run: number): number {
  if (run > 0) workMs = fixedWorkMs();
  return workMs * factor;
}

beforeAll(() => {
  workMs = fixedWorkMs();
  // Warm up, so that lazily opened indexes don't count.
  for (const text of ['ਸੋਚੈ ਸੋਚਿ', 'सोचै सोचि', 'سوچ سوچ', 'sochai soch', 'all of the world'])
    checker.check(text);
});

describe('10,000 characters of one word', () => {
  it.each(Object.entries(COMMON_WORDS))(
    'cost little for each of the 50 commonest words: %s',
    (_form, words) => {
      const slow = words.flatMap((word) => {
        let least = Infinity;
        let maxMs = 0;
        const unchecked: CheckStep[] = [];
        for (let run = 0; run < RUNS && least >= maxMs; run++) {
          maxMs = limitMs(MAX_REPEATED_WORD_FACTOR, run);
          const start = cpuMs();
          for (const step of checker.steps(repeat(word), UNLIMITED))
            if (step.kind === 'unchecked') unchecked.push(step);
          least = Math.min(least, cpuMs() - start);
        }
        expect(unchecked).toEqual([]);
        return least < maxMs ? [] : [`${word}: ${least.toFixed(0)} of ${maxMs.toFixed(0)} ms`];
      });
      expect(slow).toEqual([]);
    },
  );
});

describe('a step of a check', () => {
  it.each(HOSTILE_TEXTS.map(([name, [text = '']]) => [name, text] as const))(
    'blocks its process only briefly: %s',
    (_name, text) => {
      const shortest: number[] = [];
      let maxMs = 0;
      for (let run = 0; run < RUNS && (run === 0 || Math.max(0, ...shortest) >= maxMs); run++) {
        maxMs = limitMs(MAX_STEP_FACTOR, run);
        let last = { cpu: cpuMs(), wall: performance.now() };
        let step = 0;
        for (const { kind } of checker.steps(text, stepBudget(200, 400))) {
          const now = { cpu: cpuMs(), wall: performance.now() };
          const ms = Math.min(now.cpu - last.cpu, now.wall - last.wall);
          shortest[step] = Math.min(shortest[step] ?? Infinity, ms);
          last = { cpu: cpuMs(), wall: performance.now() };
          step++;
          expect(kind).toBeDefined();
        }
      }
      expect(Math.max(0, ...shortest)).toBeLessThan(maxMs);
    },
  );
});

describe('a check that exceeds its budget', () => {
  const line = (index: number): string => corpus.unicode(index);
  const lines = Array.from({ length: 40 }, (_, index) => line(index + 20)).filter((text) =>
    /[ਅ-ਹ]/.test(text),
  );
  const text = lines.join('\n');
  const kindsOf = (steps: readonly CheckStep[]): string[] =>
    steps.filter(({ kind }) => kind !== 'pause').map(({ kind }) => kind);

  it('returns the verdicts so far and all of the remaining text as unchecked', () => {
    const whole = checker.check(text);
    const steps = [...checker.steps(text, stepBudget(Infinity, 40))];
    const passages = steps.flatMap((step) => (step.kind === 'passage' ? [step.passage] : []));
    const [rest, ...others] = steps.flatMap((step) => (step.kind === 'unchecked' ? [step] : []));
    expect(passages.length).toBeGreaterThan(0);
    expect(passages.length).toBeLessThan(whole.length);
    expect(passages).toEqual(whole.slice(0, passages.length));
    expect(others).toEqual([]);
    expect(rest?.reason).toBe('text');
    expect(checker.check(rest?.text ?? '').map((passage) => passage.text)).toEqual(
      whole.slice(passages.length).map((passage) => passage.text),
    );
  });

  it('leaves a passage that takes too long unchecked and continues with the next', () => {
    const unknown = 'ਮੈਂ ਅੱਜ ਸਵੇਰੇ ਬਾਜ਼ਾਰ ਗਿਆ ਸੀ ਤੇ ਸਬਜ਼ੀ ਖਰੀਦੀ ਹੈ ਜੀ';
    const steps = [...checker.steps(`${line(4)}\n${unknown}\n${line(5)}`, stepBudget(12, Infinity))];
    expect(kindsOf(steps)).toEqual(['passage', 'unchecked', 'passage']);
    expect(steps).toContainEqual({ kind: 'unchecked', text: unknown, reason: 'passage' });
  });

  it('never gives a verdict that differs from an unlimited check', () => {
    for (const [name, [hostile = '']] of HOSTILE_TEXTS) {
      if (!/common|random|another/.test(name) || name.includes('1,000')) continue;
      const part = hostile.slice(0, 200);
      const whole = checker.check(part);
      for (const passageBudget of [5, 30]) {
        for (const step of checker.steps(part, stepBudget(passageBudget, Infinity))) {
          if (step.kind === 'pause') continue;
          const checked = step.kind === 'passage' ? step.passage.text : step.text;
          // The next passage may continue the unchecked one, so its verdict may differ.
          if (step.kind === 'unchecked') break;
          const same = whole.find(({ text: each }) => each === checked);
          expect(step.passage.verdict, checked).toBe(same?.verdict);
        }
      }
    }
  });

  it('reports passages after the 200th as unchecked', () => {
    const many = Array.from({ length: 230 }, () => 'ਆਦਿ ਸਚੁ').join('\n');
    const steps = [...checker.steps(many, UNLIMITED)];
    expect(kindsOf(steps)).toEqual([...Array.from({ length: 200 }, () => 'passage'), 'unchecked']);
    const rest = steps.find((step) => step.kind === 'unchecked');
    expect(rest).toEqual({ kind: 'unchecked', reason: 'text', text: 'ਆਦਿ ਸਚੁ\n'.repeat(30).trim() });
  });
});
