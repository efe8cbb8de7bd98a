const HEADER_BYTES = 44;
const FULL_SCALE = 0x7fff;

/** Writes a 16-bit mono WAV file. */
export function writeWav(samples: Float32Array, rate: number): Buffer {
  const file = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [index, sample] of samples.entries()) {
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * FULL_SCALE), HEADER_BYTES + index * 2);
  }
  return file;
}

/** Reads such a file. */
export function readSamples(file: Buffer): { readonly samples: Float32Array; readonly rate: number } {
  const count = Math.floor((file.length - HEADER_BYTES) / 2);
  return {
    samples: Float32Array.from(
      { length: count },
      (_, index) => file.readInt16LE(HEADER_BYTES + index * 2) / FULL_SCALE,
    ),
    rate: file.readUInt32LE(24),
  };
}
