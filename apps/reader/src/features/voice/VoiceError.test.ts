import { english } from '@naad/ui-i18n/testing';
import { expect, it } from 'vitest';
import { canTryAgain, microphoneProblem, VOICE_MESSAGES } from './VoiceError.ts';

it.each([
  ['NotAllowedError', 'denied', 'Microphone access denied. Please allow microphone access and try again.'],
  ['SecurityError', 'denied', 'Microphone access denied. Please allow microphone access and try again.'],
  ['NotFoundError', 'noMicrophone', 'No microphone was found. Connect one and try again.'],
  ['NotReadableError', 'notProcessed', 'Failed to process audio'],
])("a microphone that fails with %s has the catalogue's message", (name, problem, message) => {
  const found = microphoneProblem(new DOMException('', name));
  expect(found.problem).toBe(problem);
  expect(english._(VOICE_MESSAGES[found.problem])).toBe(message);
  expect(canTryAgain(found.problem)).toBe(true);
});

it("every other problem has the catalogue's message [S8.14]", () => {
  const said = (['noAudio', 'notProcessed', 'failed', 'network'] as const).map((each) =>
    english._(VOICE_MESSAGES[each]),
  );
  expect(said).toEqual([
    'Failed to process audio data',
    'Failed to process audio',
    'Transcription failed',
    'Network error. Please check your connection and try again.',
  ]);
});
