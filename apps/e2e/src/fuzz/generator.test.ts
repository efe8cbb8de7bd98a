import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildRequest } from './buildRequest.ts';
import { buildScript } from './buildScript.ts';
import type { FuzzContext } from './fuzzRequest.ts';
import { findMarkers, markedAddress, markedCode, markerOf } from './markers.ts';
import { newPageTargets, PAGE_TARGETS } from './pageTargets.ts';
import { readTargets } from './readTargets.ts';
import { reproduce } from './reproduce.ts';

const CONTEXT: FuzzContext = {
  host: 'localhost:8080',
  token: 'a-token-of-a-login',
  spareToken: 'another-token-of-one',
  email: 'asa@example.org',
  password: 'pass word pass',
  sparePassword: 'other word pass',
  loginCookie: 'naad-login=abc',
  revision: 3,
  codes: ['BCD-FGH'],
  pages: ['/shabad?id=1', '/sundar-gutka/2'],
  files: ['main-1234.js'],
};
const OPEN_API = {
  paths: {
    '/api/v2/shabads/{ids}': {
      get: {
        parameters: [
          { name: 'ids', in: 'path', schema: { type: 'string' } },
          { name: 'translations', in: 'query', schema: { type: 'string', maxLength: 500 } },
        ],
        responses: { 200: {}, 404: {} },
      },
    },
    '/api/pothis': {
      put: {
        security: [{ bearer: [] }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['revision', 'library'],
                properties: { revision: { type: 'integer', minimum: 0 }, library: { type: 'object' } },
              },
            },
          },
        },
        responses: { 200: {}, 401: {} },
      },
    },
  },
};
const TARGETS = [...readTargets(OPEN_API), ...PAGE_TARGETS];
const SESSION = { code: 'BCD-FGH', token: 'a-token-of-a-host', pin: '123456' };
const COUNT = 4_000;

const requests = Array.from({ length: COUNT }, (_, index) => buildRequest(1, index, TARGETS, CONTEXT));
const scripts = Array.from({ length: 400 }, (_, index) => buildScript(1, index, 25, SESSION));

test('The same seed makes the same requests, and another seed makes others', () => {
  for (const index of [0, 1, 17, 3_999]) {
    expect(buildRequest(1, index, TARGETS, CONTEXT)).toEqual(requests[index]);
  }
  const others = requests.filter(
    ({ index, bytes }) => !buildRequest(2, index, TARGETS, CONTEXT).bytes.equals(bytes),
  );
  expect(others.length).toBeGreaterThan(COUNT * 0.95);
});

test('The same seed makes the same socket frames', () => {
  expect(buildScript(1, 7, 25, SESSION)).toEqual(scripts[7]);
  expect(buildScript(2, 7, 25, SESSION)).not.toEqual(scripts[7]);
});

test('Every route gets valid and malformed requests', () => {
  const asked = new Set(requests.map(({ route }) => route));
  expect(TARGETS.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([]);
  const valid = requests.filter(({ shape }) => shape === 'valid').length;
  expect(valid).toBeGreaterThan(COUNT * 0.3);
  expect(valid).toBeLessThan(COUNT * 0.7);
});

test('The requests contain every kind of malformed input', () => {
  const text = requests.map(({ bytes }) => bytes.toString('latin1')).join('\n');
  for (const wanted of [
    '%ED%A0%80',
    '%00',
    '%zz',
    '__proto__',
    'GET //',
    'GET http://',
    'NaN',
    '-1',
    '99999999999999999999',
    'host: 1.2.3.999',
    'host: [::::]',
    '[[[[[[[[[[[[[[[[[[[[',
    'transfer-encoding: chunked',
    'sec-fetch-site: cross-site',
    'range: bytes=',
    'if-none-match: ',
    'content-type: application/json; charset=utf-16',
    'authorization: Bearer a-token-of-a-login',
  ]) {
    expect(text.includes(wanted), wanted).toBe(true);
  }
  const raw = new Set(requests.flatMap(({ route, shape }) => (shape === 'raw' ? [route] : [])));
  expect(raw.size).toBeGreaterThan(35);
});

test('Requests that end a login use the spare login', () => {
  const targets = readTargets({
    paths: { '/api/logout': { post: { security: [{ bearer: [] }], responses: { 200: {} } } } },
  });
  for (let index = 0; index < 200; index += 1) {
    const { bytes, route } = buildRequest(1, index, targets, { ...CONTEXT, pages: [] });
    if (route === 'POST /api/logout') expect(bytes.includes('Bearer a-token-of-a-login')).toBe(false);
  }
});

test('Socket scripts cover every role and every kind of malformed frame', () => {
  expect(new Set(scripts.map(({ role }) => role)).size).toBe(8);
  expect(new Set(scripts.map(({ protocol, transport }) => `${String(protocol)} ${transport}`)).size).toBe(4);
  const shapes = new Set(scripts.flatMap(({ frames }) => frames.map(({ shape }) => shape)));
  expect(shapes.size).toBeGreaterThan(45);
  const text = scripts.flatMap(({ frames }) => frames.map(({ packet }) => packet ?? '')).join('\n');
  for (const wanted of ['__proto__', '[[[[[[', '"_placeholder":true', '99999999999999999999', '45'])
    expect(text).toContain(wanted);
});

test('Markers are found in a log line in any encoding, without false alarms', () => {
  const marker = markerOf(4_711);
  const found = (line: string, secrets: string[] = []) =>
    findMarkers(line, new Set(secrets)).map(({ kind }) => kind);
  expect(findMarkers(`{"path":"/search?q=a%20${marker.toUpperCase()}%22"}`)).toEqual([
    { kind: 'text', index: 4_711 },
  ]);
  expect(found(`peer ${markedAddress(4_711)}`)).toEqual(['address']);
  expect(found(`/sync/join/${markedCode(4_711).toLowerCase()}`)).toEqual(['session code']);
  expect(found('/slides/bcd-fgh', ['BCD-FGH'])).toEqual(['session code']);
  expect(found('Bearer abcdefghijklmnopqrst', ['abcdefghijklmnopqrst'])).toEqual(['token']);
  expect(
    found('{"level":30,"method":"GET","route":"/api/v2/search/:query","status":200,"ip":"127.0.0.1"}'),
  ).toEqual([]);
});

test('A reproduction sends the same bytes as the original request', () => {
  const of = (text: string) => reproduce({ bytes: Buffer.from(text, 'latin1') });
  expect(of('GET //?x=1 HTTP/1.1\r\nhost: a\r\n\r\n')).toBe(
    `curl -s -i -g --path-as-is --max-time 30 -X GET -H 'host: a' "$B//?x=1"`,
  );
  expect(of('CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n')).toBe(
    String.raw`printf 'CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n' | nc -q 5 $H $P`,
  );
  expect(of('GET /\xe0\x00% HTTP/1.1\r\n\r\n')).toContain(String.raw`\340\000%%`);
});

/** Addresses as the sources register them, with `{}` for each parameter. */
function registered(file: string, pattern: RegExp): string[] {
  const source = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  return [...source.matchAll(pattern)].map(([, path = '']) => path.replace(/:\w+(\([^)]*\))?/g, '{}'));
}

test('Every address that the server registers outside its API is a target', () => {
  const known = new Set(PAGE_TARGETS.map(({ path }) => path.replace(/\{\w+\}/g, '{}')));
  const server = [
    ['server/src/features/front-ends/loadFrontEnds.ts', /'(\/[\w/:-]+)': 'index'/g],
    ['server/src/features/sitemaps/sitemaps.ts', /app\.get\('([^']+)'/g],
    ['server/src/features/opensearch/opensearch.ts', /^ {4}'(\/[^']+)',$/gm],
    ['server/src/features/manifest/manifest.ts', /^ {4}'(\/[^']+)',$/gm],
    ['server/src/features/robots/robots.ts', /^ {4}'(\/[^']+)',$/gm],
    ['server/src/features/receipts/wellKnown.ts', /app\.get\('([^']+)'/g],
    ['server/src/features/packs/packs.ts', /^ {4}'(\/[^']+)',$/gm],
    ['server/src/features/preferences/preferences.ts', /^ {4}'(\/[^']+)',$/gm],
    ['server/src/features/embed/embed.ts', /^ {4}'(\/[^']+)',$/gm],
    ['server/src/features/embed/oembed.ts', /^ {4}'(\/[^']+)',$/gm],
  ] as const;
  const found = server.flatMap(([file, pattern]) => registered(file, pattern));
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((path) => !known.has(path))).toEqual([]);
});

test('A new page of the reader becomes a target', () => {
  const names = newPageTargets(['/shabad', '/sync/:code', '/rehat-maryadha/*', '/new', '/new/:day']).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['GET /new', 'GET /new/{day}']);
});
