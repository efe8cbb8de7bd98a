import { expect, it } from 'vitest';
import { english } from '../../testing/english.ts';
import { canTryAgain, VOICE_MESSAGES } from './voiceMessages.ts';
import { microphoneProblem } from './VoiceError.ts';

it.each([
  ['NotAllowedError', 'denied', 'Microphone access denied. Please allow microphone access and try again.'],
  ['SecurityError', 'denied', 'Microphone access denied. Please allow microphone access and try again.'],
  ['NotFoundError', 'noMicrophone', 'No microphone was found. Connect one and try again.'],
  ['NotReadableError', 'notProcessed', 'Failed to process audio'],
])('a microphone that fails with %s is what the catalogue says of it', (name, problem, message) => {
  const found = microphoneProblem(new DOMException('', name));
  expect(found.problem).toBe(problem);
  expect(english._(VOICE_MESSAGES[found.problem])).toBe(message);
  expect(canTryAgain(found.problem)).toBe(true);
});

it('has the words of the catalogue for every other problem of a voice', () => {
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
