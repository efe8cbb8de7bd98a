/** The parts of the speech runtime used here; it has no types. */
declare module 'sherpa-onnx-node' {
  interface OfflineStream {
    acceptWaveform(sound: { samples: Float32Array; sampleRate: number }): void;
  }
  interface OfflineRecognizer {
    createStream(): OfflineStream;
    decodeAsync(stream: OfflineStream): Promise<{ readonly text: string }>;
  }
  const sherpa: {
    OfflineRecognizer: { createAsync(config: object): Promise<OfflineRecognizer> };
  };
  export = sherpa;
}
