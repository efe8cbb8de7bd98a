import type { CheckStep } from '@naad/gurbani-quotes';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { ApiInstance } from '../../http/apiInstance.ts';
import type { Services } from '../../services.ts';
import type { RunTask } from './takeTurns.ts';

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

/** Checks a sample once the server listens, so that the first visitor's text is checked at full speed. */
export function warmUpChecks(api: ApiInstance, { corpus, quotes }: Services, runTask: RunTask): void {
  let isClosing = false;
  api.addHook('onClose', (_instance, done) => {
    isClosing = true;
    done();
  });
  api.addHook('onListen', (done) => {
    const start = (): Iterable<CheckStep> => quotes.steps(sampleText(corpus), UNLIMITED);
    runTask({ key: 'warm-up', start, isAbandoned: () => isClosing, onSpent: () => undefined }).then(
      () => {
        api.log.info(CHECKER_PREPARED);
      },
      (error: unknown) => {
        api.log.error(error);
      },
    );
    done();
  });
}
