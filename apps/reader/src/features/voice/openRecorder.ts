import { TRANSCRIPT_LIMITS } from '@naad/api-contract';
import { microphoneProblem, VoiceError } from './VoiceError.ts';

/** An open microphone. */
export interface Recorder {
  /**
   * Ends the recording and returns its samples, mono at the services' rate.
   *
   * @throws VoiceError `noAudio`, `notProcessed`
   */
  stop(): Promise<Float32Array>;
  /** Turns the microphone off and discards the recording. */
  close(): void;
}

/** Milliseconds between levels. */
const LEVEL_MS = 50;
/** Samples per level: 43 ms at 48 kHz. */
const WINDOW = 2048;

/** True if this browser gives pages a microphone: only over HTTPS or on localhost. */
export function canRecord(): boolean {
  return 'mediaDevices' in navigator && typeof MediaRecorder === 'function';
}

/**
 * Turns the microphone on.
 *
 * @param onLevel called with the loudness, from 0 to 1, and its time (ms of `performance.now`)
 * @throws VoiceError `denied`, `noMicrophone`, `notProcessed`
 */
export async function openRecorder(onLevel: (level: number, at: number) => void): Promise<Recorder> {
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { channelCount: 1 } })
    .catch((error: unknown) => {
      throw microphoneProblem(error);
    });
  const turnOff = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const recorder = new MediaRecorder(stream);
    const chunks: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
    recorder.start();
    const stopLevels = measureLevels(stream, onLevel);
    const close = () => {
      stopLevels();
      turnOff();
    };
    return {
      close,
      async stop() {
        const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
        if (recorder.state !== 'inactive') recorder.stop();
        else if (chunks.length === 0) throw new VoiceError('noAudio');
        if (chunks.length === 0) await stopped;
        close();
        return decodeSpeech(new Blob(chunks, { type: recorder.mimeType }));
      },
    };
  } catch (error) {
    turnOff();
    throw error instanceof VoiceError ? error : new VoiceError('notProcessed', error);
  }
}

function measureLevels(stream: MediaStream, onLevel: (level: number, at: number) => void): () => void {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: WINDOW });
  context.createMediaStreamSource(stream).connect(analyser);
  // Browsers may suspend audio until a press; this runs after one.
  void context.resume();
  const samples = new Float32Array(WINDOW);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / WINDOW;
    onLevel(Math.sqrt(power), performance.now());
  }, LEVEL_MS);
  return () => {
    clearInterval(timer);
    if (context.state !== 'closed') void context.close();
  };
}

/** Decodes at the target rate: a context resamples to its own. */
async function decodeSpeech(recorded: Blob): Promise<Float32Array> {
  if (recorded.size === 0) throw new VoiceError('noAudio');
  try {
    const context = new OfflineAudioContext(1, 1, TRANSCRIPT_LIMITS.sampleRate);
    const decoded = await context.decodeAudioData(await recorded.arrayBuffer());
    const [first = new Float32Array(), ...others] = Array.from(
      { length: decoded.numberOfChannels },
      (_, channel) => decoded.getChannelData(channel),
    );
    const mixed = first.map((sample, index) =>
      others.reduce((sum, each) => sum + (each[index] ?? 0), sample),
    );
    return mixed.map((sample) => sample / (others.length + 1));
  } catch (error) {
    throw new VoiceError('notProcessed', error);
  }
}
