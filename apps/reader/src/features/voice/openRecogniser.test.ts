import { expect, it, vi } from 'vitest';
import { canRecognise, openRecogniser } from './openRecogniser.ts';

/** Stand-in for a browser's speech recognition; the test fires its events. */
class Recognition extends EventTarget {
  static last: Recognition;
  lang = '';
  readonly calls: string[] = [];
  constructor() {
    super();
    Recognition.last = this;
  }
  start() {
    this.calls.push('start');
  }
  stop() {
    this.calls.push('stop');
  }
  abort() {
    this.calls.push('abort');
  }
  tell(type: string, details: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), details));
  }
}

function open() {
  vi.stubGlobal('webkitSpeechRecognition', Recognition);
  const recogniser = openRecogniser();
  return { recogniser, recognition: Recognition.last };
}

it('asks the browser for Punjabi, and returns all words [V4]', async () => {
  const { recogniser, recognition } = open();
  expect([recognition.lang, recognition.calls]).toEqual(['pa-IN', ['start']]);
  recogniser.stop();
  recognition.tell('result', { results: [[{ transcript: 'ਧੁਰ ਕੀ' }], [{ transcript: 'ਬਾਣੀ' }]] });
  recognition.tell('end');
  expect(await recogniser.words).toBe('ਧੁਰ ਕੀ ਬਾਣੀ');
  recogniser.close();
  expect(recognition.calls).toEqual(['start', 'stop', 'abort']);
});

it.each([
  ['not-allowed', 'denied'],
  ['audio-capture', 'noMicrophone'],
  ['language-not-supported', 'unavailable'],
  ['service-not-allowed', 'unavailable'],
  ['network', 'network'],
  ['no-speech', 'failed'],
  ['bad-grammar', 'failed'],
])('reports %s as %s', async (error, problem) => {
  const { recogniser, recognition } = open();
  recognition.tell('error', { error });
  await expect(recogniser.words).rejects.toMatchObject({ problem });
});

it('reports that nothing was understood if the browser ends without a result', async () => {
  const { recogniser, recognition } = open();
  recognition.tell('end');
  await expect(recogniser.words).rejects.toMatchObject({ problem: 'failed' });
});

it('is unavailable in a browser without speech recognition', () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  expect(canRecognise()).toBe(false);
  expect(openRecogniser).toThrow('unavailable');
});
