import type { Random } from './createRandom.ts';
import type { FuzzContext, FuzzRequest } from './fuzzRequest.ts';

interface RawShape {
  readonly text: string;
  readonly expectedResponses?: readonly string[];
  readonly endsInput?: boolean;
}

const BIG_HEADERS = 20_000;
/** Its handler costs nothing, so the test is of the protocol alone. */
const CHEAP = '/healthz';

/**
 * Requests that break HTTP, each with its expected responses. A server answers 400 to malformed requests (RFC 9112, 3) and
 * ignores or refuses an upgrade or a tunnel that it doesn't offer.
 */
function shapesOf(
  random: Random,
  { host, token }: FuzzContext,
  marker: string,
): Readonly<Record<string, RawShape>> {
  const path = `/search?q=${marker}`;
  const head = `host: ${host}\r\n`;
  const bytes = Array.from({ length: random.between(1, 400) }, () =>
    String.fromCharCode(random.below(256)),
  ).join('');
  const pipelined = random.between(2, 12);
  const login = token === null ? '' : `authorization: Bearer ${token}\r\n`;
  return {
    'no host': { text: `GET ${path} HTTP/1.1\r\n\r\n` },
    'two hosts': { text: `GET ${path} HTTP/1.1\r\n${head}host: ${marker}.example\r\n\r\n` },
    'HTTP/1.0': { text: `GET ${path} HTTP/1.0\r\n\r\n` },
    'HTTP/0.9': { text: `GET ${path}\r\n\r\n` },
    'HTTP/2 preface': { text: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' },
    'odd version': { text: `GET ${path} HTTP/9.9\r\n${head}\r\n` },
    'bare LF': { text: `GET ${path} HTTP/1.1\nhost: ${host}\n\n` },
    'bare CR': { text: `GET ${path} HTTP/1.1\rhost: ${host}\r\r`, endsInput: true },
    'line before': { text: `\r\n\r\nGET ${path} HTTP/1.1\r\n${head}\r\n` },
    'space in address': { text: `GET /search?q=${marker} b c HTTP/1.1\r\n${head}\r\n` },
    'controls in address': { text: `GET /search?q=\0\x01\x7f${marker} HTTP/1.1\r\n${head}\r\n` },
    'bytes in address': { text: `GET /search?q=\xe0\xa8\xb9\xff${marker} HTTP/1.1\r\n${head}\r\n` },
    'no address': { text: `GET  HTTP/1.1\r\n${head}\r\n` },
    star: { text: `OPTIONS * HTTP/1.1\r\n${head}\r\n`, expectedResponses: ['OPTIONS'] },
    'star by GET': { text: `GET * HTTP/1.1\r\n${head}\r\n` },
    'no slash': { text: `GET search?q=${marker} HTTP/1.1\r\n${head}\r\n` },
    'absolute address': { text: `GET http://${host}${path} HTTP/1.1\r\n${head}\r\n` },
    'absolute address of another': {
      text: `GET https://${marker}.example:99999${path} HTTP/1.1\r\n${head}\r\n`,
    },
    connect: {
      text: `CONNECT ${marker}.example:443 HTTP/1.1\r\n${head}\r\n`,
      expectedResponses: ['CONNECT'],
    },
    'upgrade to h2c': {
      text: `GET ${path} HTTP/1.1\r\n${head}connection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n\r\n`,
    },
    'upgrade of a page': {
      text: `GET ${path} HTTP/1.1\r\n${head}connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    },
    'upgrade of sockets without a key': {
      text: `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${head}connection: Upgrade\r\nupgrade: websocket\r\n\r\n`,
    },
    'upgrade of sockets to something else': {
      text: `GET /socket.io/?EIO=4&transport=${marker} HTTP/1.1\r\n${head}connection: Upgrade\r\nupgrade: ${marker}\r\n\r\n`,
    },
    'unknown method': { text: `${marker.toUpperCase()} ${path} HTTP/1.1\r\n${head}\r\n` },
    'method in small letters': { text: `get ${path} HTTP/1.1\r\n${head}\r\n` },
    'header without a name': { text: `GET ${CHEAP} HTTP/1.1\r\n${head}: ${marker}\r\n\r\n` },
    'header without a colon': { text: `GET ${CHEAP} HTTP/1.1\r\n${head}${marker}\r\n\r\n` },
    'space before a colon': { text: `GET ${CHEAP} HTTP/1.1\r\n${head}x-a : ${marker}\r\n\r\n` },
    'folded header': { text: `GET ${CHEAP} HTTP/1.1\r\n${head}x-a: ${marker}\r\n  b\r\n\r\n` },
    'NUL in a header': { text: `GET ${CHEAP} HTTP/1.1\r\n${head}x-a: \0${marker}\r\n\r\n` },
    'headers too large': { text: `GET ${path} HTTP/1.1\r\n${head}x-a: ${'a'.repeat(BIG_HEADERS)}\r\n\r\n` },
    'address too long': { text: `GET /${marker}${'a'.repeat(BIG_HEADERS)} HTTP/1.1\r\n${head}\r\n` },
    'too many headers': { text: `GET ${CHEAP} HTTP/1.1\r\n${head}${'a: b\r\n'.repeat(2_500)}\r\n` },
    'two lengths': {
      text: `POST /api/quotes HTTP/1.1\r\n${head}content-length: 2\r\ncontent-length: 3\r\n\r\n{}x`,
    },
    'length and chunks': {
      text: `POST /api/quotes HTTP/1.1\r\n${head}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /${marker} HTTP/1.1\r\n\r\n`,
    },
    'negative length': { text: `POST /api/quotes HTTP/1.1\r\n${head}content-length: -1\r\n\r\n{}` },
    'length of no number': { text: `POST /api/quotes HTTP/1.1\r\n${head}content-length: 0x2\r\n\r\n{}` },
    'length beyond all': {
      text: `POST /api/quotes HTTP/1.1\r\n${head}content-length: 99999999999999999999\r\n\r\n{}`,
    },
    'length above the limit': {
      text: `POST /api/quotes HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: 999999999\r\n\r\n{`,
    },
    'short body': {
      text: `POST /api/quotes HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: 900\r\n\r\n{"text":"${marker}"}`,
      // A client that hangs up mid-request may get a response or none.
      expectedResponses: [],
      endsInput: true,
    },
    'chunk of no size': {
      text: `POST /api/quotes HTTP/1.1\r\n${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    },
    'huge chunk': {
      text: `POST /api/quotes HTTP/1.1\r\n${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}\r\n0\r\n\r\n`,
    },
    'chunk extension': {
      text: `POST /api/quotes HTTP/1.1\r\n${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    },
    'odd transfer encoding': {
      text: `POST /api/quotes HTTP/1.1\r\n${head}transfer-encoding: ${marker}\r\n\r\n{}`,
    },
    'body of GET': {
      text: `GET ${path} HTTP/1.1\r\n${head}content-length: 12\r\n\r\n${marker.slice(0, 10)}xx`,
    },
    'unknown expectation': { text: `GET ${CHEAP} HTTP/1.1\r\n${head}expect: ${marker}\r\n\r\n` },
    pipelined: {
      text: `GET ${CHEAP} HTTP/1.1\r\n${head}\r\n`.repeat(pipelined),
      expectedResponses: Array.from({ length: pipelined }, () => 'GET'),
    },
    'pipelined with a body': {
      text: `PUT /api/pothis HTTP/1.1\r\n${head}${login}content-type: application/json\r\ncontent-length: 2\r\n\r\n{}GET ${CHEAP} HTTP/1.1\r\n${head}\r\n`,
      expectedResponses: ['PUT', 'GET'],
    },
    'random bytes': { text: bytes, expectedResponses: [], endsInput: true },
    'random bytes after a method': { text: `GET ${bytes}\r\n\r\n`, expectedResponses: [], endsInput: true },
    'TLS hello': { text: `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${bytes}` },
    'cut in the address': { text: `GET /sear${marker}`, expectedResponses: [], endsInput: true },
    nothing: { text: '', expectedResponses: [], endsInput: true },
  };
}

/** Builds a request that breaks HTTP itself. */
export function buildRawRequest(
  random: Random,
  { index, marker, context }: { index: number; marker: string; context: FuzzContext },
): FuzzRequest {
  const shapes = shapesOf(random, context, marker);
  const name = random.pick(Object.keys(shapes));
  const { text, expectedResponses = ['GET'], endsInput = false } = shapes[name] as RawShape;
  return {
    index,
    route: `raw: ${name}`,
    shape: 'raw',
    bytes: Buffer.from(text, 'latin1'),
    expectedResponses,
    needsOwnConnection: true,
    endsInput,
    statuses: [],
  };
}
