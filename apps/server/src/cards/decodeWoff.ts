import { inflateSync } from 'node:zlib';

/** WOFF 1.0, sections 3 and 4: sizes of the header and of an entry of its directory. */
const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
/** OpenType, “Organization of an OpenType Font”: the same of a font that is not compressed. */
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

const padded = (length: number) => (length + 3) & ~3;

/**
 * A font as the shaper reads it, out of the compressed file that it is published as (https://www.w3.org/TR/WOFF/): every
 * table as it was, under a directory of its own.
 *
 * @throws Error for what is no WOFF file
 */
export function decodeWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_each, index) => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const [offset, packedBytes, bytes] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const packed = woff.subarray(offset, (offset ?? 0) + (packedBytes ?? 0));
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      content: packed.length === bytes ? packed : inflateSync(packed),
    };
  });
  const body = SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES;
  const font = Buffer.alloc(tables.reduce((end, { content }) => end + padded(content.length), body));
  // The flavour; what follows it helps a search of the directory that no reader of today depends on.
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  let end = body;
  tables.forEach(({ tag, checksum, content }, index) => {
    const entry = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    tag.copy(font, entry);
    checksum.copy(font, entry + 4);
    font.writeUInt32BE(end, entry + 8);
    font.writeUInt32BE(content.length, entry + 12);
    content.copy(font, end);
    end += padded(content.length);
  });
  return font;
}
