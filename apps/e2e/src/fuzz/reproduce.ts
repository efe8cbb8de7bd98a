import type { FuzzRequest } from './fuzzRequest.ts';

const MAX_SHOWN_BYTES = 1_500;
const PLAIN = /^[\x20-\x7e\r\n]*$/;

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Bytes as a `printf` format. */
function printfFormat(bytes: Buffer): string {
  return [...bytes]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      if (character === '\r') return String.raw`\r`;
      if (character === '\n') return String.raw`\n`;
      if (character === '%') return '%%';
      if (character === '\\') return String.raw`\\`;
      if (character === "'") return String.raw`\047`;
      return byte >= 0x20 && byte < 0x7f ? character : `\\${byte.toString(8).padStart(3, '0')}`;
    })
    .join('');
}

/** A curl command, or null for a request that curl would change. */
function asCurl(bytes: Buffer): string | null {
  const text = bytes.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  if (end < 0 || !PLAIN.test(text) || /transfer-encoding/i.test(text)) return null;
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const [, method, target] = /^([A-Z-]+) (\/\S*) HTTP\/1\.1$/.exec(first) ?? [];
  const names = lines.map((line) => line.split(':', 1)[0] ?? '');
  const isPlain = names.every((name) => /^[\w-]+$/.test(name)) && new Set(names).size === names.length;
  if (method === undefined || target === undefined || !isPlain) return null;
  const body = text.slice(end + 4);
  const headers = lines.filter((line) => !/^content-length:/i.test(line)).map((line) => `-H ${quote(line)}`);
  return [
    'curl -s -i -g --path-as-is --max-time 30',
    method === 'HEAD' ? '-I' : `-X ${method}`,
    ...headers,
    ...(body === '' ? [] : [`--data-binary ${quote(body)}`]),
    `"$B${target.replace(/["$`\\]/g, String.raw`\$&`)}"`,
  ].join(' ');
}

/**
 * A shell command that repeats a request, by curl or as raw bytes. `$B` is the server's base address, `$H` its host and
 * `$P` its port.
 */
export function reproduce({ bytes }: Pick<FuzzRequest, 'bytes'>): string {
  if (bytes.length > MAX_SHOWN_BYTES) {
    const start = printfFormat(bytes.subarray(0, 300));
    return `(${String(bytes.length)} bytes, shown in full by --only) printf '${start}…'`;
  }
  return asCurl(bytes) ?? `printf '${printfFormat(bytes)}' | nc -q 5 $H $P`;
}
