import { setTimeout as pause } from 'node:timers/promises';
import type { CheckStep } from '@naad/gurbani-quotes';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { RunTask } from './features/quotes/takeTurns.ts';
import type { ApiInstance } from './http/apiInstance.ts';
import type { Services } from './services.ts';

const UNLIMITED = { spentMs: () => 0, passageMs: Infinity, textMs: Infinity };
/** Lines of a sample in each form, whole and with a word left out. */
const SAMPLE_LINES = 6;

/**
 * Text in every form that lines are quoted in. A new process checks its first texts several times slower, which would
 * leave a visitor's text unchecked.
 */
function sampleText(corpus: Corpus): string {
  const english = corpus.catalogue.translators.find(({ language }) => language === 'en');
  const forms: readonly ((line: LineIndex) => string)[] = [
    (line) => corpus.unicode(line),
    (line) => corpus.ascii(line),
    ...(['hi', 'ur', 'en'] as const).map(
      (script) => (line: LineIndex) => corpus.transliteration(line, script),
    ),
    (line) => corpus.translation(line, english?.key ?? '') ?? '',
  ];
  const withoutSecondWord = (text: string): string => text.split(' ').toSpliced(1, 1).join(' ');
  return forms
    .flatMap((read) => Array.from({ length: SAMPLE_LINES }, (_, line) => read(line)))
    .flatMap((text) => [text, withoutSecondWord(text)])
    .join('\n');
}

/** Log message when a new process is ready to check texts at full speed. */
export const CHECKER_PREPARED = 'quote checker prepared';
/** Preparing the checker takes seconds of work, which the visitors who waited for the server need more. */
const CHECKER_AFTER_MS = 10_000;

/**
 * Prepares once the server listens, in turns with its visitors: opens the indexes of the search, and later checks a sample,
 * so that the first visitor's text is checked at full speed.
 */
export function prepareAfterStart(
  api: ApiInstance,
  { corpus, quotes, search }: Services,
  runTask: RunTask,
): void {
  const closing = new AbortController();
  api.addHook('onClose', (_instance, done) => {
    closing.abort();
    done();
  });
  const { signal } = closing;
  const run = <Step>(start: () => Iterable<Step>) =>
    runTask({
      key: 'preparation',
      start,
      isAbandoned: () => signal.aborted,
      onSpent: () => undefined,
    });
  const checkSample = (): Iterable<CheckStep> => quotes.steps(sampleText(corpus), UNLIMITED);
  async function prepare(): Promise<void> {
    await run(() => search.prepare());
    await pause(CHECKER_AFTER_MS, null, { signal, ref: false });
    await run(checkSample);
    if (!signal.aborted) api.log.info(CHECKER_PREPARED);
  }
  api.addHook('onListen', (done) => {
    prepare().catch((error: unknown) => {
      if (!signal.aborted) api.log.error(error);
    });
    done();
  });
}
