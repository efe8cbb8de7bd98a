const HEADER_BYTES = 44;
const FULL_SCALE = 0x7fff;
/** Arguments that a call can have in every browser. */
const SLICE = 8192;

/**
 * Encodes a mono 16-bit PCM WAV file from samples between -1 and 1; others are clipped.
 *
 * @param rate samples per second
 */
export function encodeWav(samples: Float32Array, rate: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * 2));
  const write = (at: number, name: string) => {
    for (let index = 0; index < name.length; index += 1) view.setUint8(at + index, name.charCodeAt(index));
  };
  write(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [index, sample] of samples.entries()) {
    const within = Math.max(-1, Math.min(1, sample));
    view.setInt16(HEADER_BYTES + index * 2, Math.round(within * FULL_SCALE), true);
  }
  return new Uint8Array(view.buffer);
}

/** Encodes bytes as base64. */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += SLICE) {
    binary += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  }
  return btoa(binary);
}
