import { ApiError, TRANSCRIPT_LIMITS } from '@naad/api-contract';

/** Base64, with what a `data:` address has before it or without. */
const BASE64 = /^(?:data:audio\/[\w.+-]+;base64,)?([A-Za-z\d+/]+={0,2})$/;
const HEADER_BYTES = 44;
const PCM = 1;

/**
 * The file that was sent.
 *
 * @throws ApiError `badAudio` for what is no WAV file of 16 bits and one channel with sound in it, or too long
 */
export function readWav(audioData: string): Uint8Array {
  const base64 = BASE64.exec(audioData)?.[1];
  if (base64 === undefined || base64.length % 4 !== 0) throw new ApiError('badAudio');
  const file = Buffer.from(base64, 'base64');
  if (file.length <= HEADER_BYTES || file.length > TRANSCRIPT_LIMITS.audioBytes || !isSpeech(file)) {
    throw new ApiError('badAudio');
  }
  return file;
}

function isSpeech(file: Buffer): boolean {
  const isWav = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 16) === 'WAVEfmt ';
  return (
    isWav &&
    file.readUInt16LE(20) === PCM &&
    file.readUInt16LE(22) === 1 &&
    file.readUInt32LE(24) === TRANSCRIPT_LIMITS.sampleRate &&
    file.readUInt16LE(34) === 16
  );
}
