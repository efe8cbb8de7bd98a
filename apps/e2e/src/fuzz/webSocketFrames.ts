/** WebSocket frames (RFC 6455, 5.2), including malformed ones, which libraries refuse to write. */

export const OPCODES = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** Malformations of a frame; well-formed by default. */
export interface FrameOptions {
  readonly opcode?: number;
  readonly isFinal?: boolean;
  readonly isMasked?: boolean;
  readonly reservedBits?: number;
  /** The length in the frame's header; that of the payload by default. */
  readonly claimedLength?: bigint;
}

/** Encodes a client's frame. The mask is all zeros, which RFC 6455 doesn't forbid. */
export function encodeFrame(payload: Buffer, options: FrameOptions = {}): Buffer {
  const { opcode = OPCODES.text, isFinal = true, isMasked = true, reservedBits = 0 } = options;
  const length = options.claimedLength ?? BigInt(payload.length);
  const first = (isFinal ? 0x80 : 0) | (reservedBits << 4) | opcode;
  const maskBit = isMasked ? 0x80 : 0;
  const head = Buffer.alloc(10);
  head[0] = first;
  let size = 2;
  if (length < 126n) head[1] = maskBit | Number(length);
  else if (length < 65_536n) {
    head[1] = maskBit | 126;
    head.writeUInt16BE(Number(length), 2);
    size = 4;
  } else {
    head[1] = maskBit | 127;
    head.writeBigUInt64BE(BigInt.asUintN(64, length), 2);
    size = 10;
  }
  return Buffer.concat([head.subarray(0, size), Buffer.alloc(isMasked ? 4 : 0), payload]);
}

/** Reads a server's frames, which have no mask, and calls back with each payload. */
export function createFrameReader(
  onFrame: (opcode: number, payload: Buffer) => void,
): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  function takeFrame(): boolean {
    if (rest.length < 2) return false;
    const short = (rest[1] ?? 0) & 0x7f;
    const start = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (rest.length < start) return false;
    const length =
      short === 126 ? rest.readUInt16BE(2) : short === 127 ? Number(rest.readBigUInt64BE(2)) : short;
    if (rest.length < start + length) return false;
    const payload = rest.subarray(start, start + length);
    const opcode = (rest[0] ?? 0) & 0x0f;
    rest = rest.subarray(start + length);
    onFrame(opcode, payload);
    return true;
  }
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    while (takeFrame());
  };
}
