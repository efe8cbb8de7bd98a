import { buildBody } from './buildBody.ts';
import type { Random } from './createRandom.ts';
import type { FuzzContext, Target } from './fuzzRequest.ts';
import { bytesOf, escapeBadly, escapeText, hostileText, PROTOTYPE_KEYS } from './hostileText.ts';
import { markedAddress } from './markers.ts';

/** A request under construction; each character of a text is one byte. */
export interface Draft {
  method: string;
  path: string;
  query: string[];
  host: string;
  headers: [name: string, value: string][];
  body: Buffer | null;
  isChunked: boolean;
}

export interface Parts {
  readonly index: number;
  readonly marker: string;
  readonly target: Target;
  readonly context: FuzzContext;
}

/** Routes that end a login; they get a spare one. */
const ENDS_LOGIN = /^(DELETE \/api\/user|POST \/api\/logout|POST \/api\/user\/password)$/;

/** True for a route whose success ends the spare login. */
export const endsLogin = (route: string) => ENDS_LOGIN.test(route);

/** Malforms a draft. */
type Mutation = (random: Random, draft: Draft, parts: Parts) => void;

const ODD_HOSTS = [
  '1.2.3.999',
  '127.0.0.1:99999',
  '[::::]',
  '0x7f.1.1.1.1',
  'xn--a',
  'a..b',
  '',
  '.',
  'localhost:',
  'localhost:0',
  'evil.example',
  'a@b',
  'a/b',
  '[::1',
  '999999999999',
  'LOCALHOST',
  'a'.repeat(300),
  '"><script>',
];
const ODD_METHODS = [
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'M-SEARCH',
  'PURGE',
  'QUERY',
];
const BODY_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];
const ENCODINGS = ['gzip', 'br', 'identity', '*', 'gzip;q=0', 'br;q=1.0, gzip;q=abc', ',,,', 'deflate, zstd'];
const LANGUAGES = ['en', 'pa', 'hi,en;q=0.5', '*', 'pa-Arab', 'zz-ZZ;q=9', ',;q=', 'en;'.repeat(500)];

/** A header value without the bytes that would end its line. */
export const headerText = (text: string) =>
  String.fromCharCode(...bytesOf(text))
    .replace(/[\0\r\n]/g, '')
    .slice(0, 3_000);

/** Malformations of a well-formed request, by name. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  address(random, draft, { marker, context }) {
    const { path } = draft;
    draft.path = random.pick([
      () => `/${path}`,
      () => `//${marker}`,
      () => '//',
      () => `///${path}`,
      () => `${path}/`,
      () => `${path}//`,
      () => `/.${path}`,
      () => `/%2e%2e${path}`,
      () => path.replaceAll('/', '/./'),
      () => path.replace(/\/([^/]*)$/, '\\$1'),
      () => `${path};${marker}`,
      () => `${path}%00`,
      () => `${path}%zz`,
      () => path.replaceAll('/', '%2f'),
      () => path.toUpperCase(),
      () => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      () => `http://${context.host}${path}`,
      () => `http://${marker}.example${path}`,
      () => `https://[::1${path}`,
      () => `${path}#${marker}`,
      () => `/${marker}${'/a'.repeat(random.pick([100, 2_000]))}`,
      () => `${path}${String.fromCharCode(...bytesOf('ਹਰਿ'))}`,
      () => `/${PROTOTYPE_KEYS[random.below(PROTOTYPE_KEYS.length)] ?? ''}`,
      () => `${path}.asp`,
      () => `/${escapeBadly(random, hostileText(random, marker, 200))}`,
    ])();
  },
  query(random, draft, { marker }) {
    random.pick([
      () => draft.query.push(`${random.pick(PROTOTYPE_KEYS)}=${marker}`),
      () => draft.query.push(`${random.pick(PROTOTYPE_KEYS)}[${marker}]=1`),
      () => draft.query.push(...draft.query.map((each) => each)),
      () => draft.query.push(...draft.query.map((each) => each.replace('=', '[]='))),
      () => draft.query.push(...Array.from({ length: 500 }, (_, index) => `${marker}${String(index)}=`)),
      () => draft.query.push('%', '%zz=%zz', '=', '==', '&&', '?', '??'),
      () => draft.query.push(`${marker}=${'%F0%9F%99%8F'.repeat(300)}`),
      () => draft.query.push(`x=${escapeBadly(random, hostileText(random, marker, 1_000))}`),
      () => draft.query.unshift(`token=${marker}`),
      () => (draft.query = draft.query.map((each) => each.replace(/=.*/, ''))),
      () => draft.query.push(`q=${escapeText('\ud800')}`),
    ])();
  },
  host(random, draft, { marker }) {
    draft.host = random.chance(0.8) ? random.pick(ODD_HOSTS) : headerText(hostileText(random, marker, 100));
  },
  headers(random, draft, { marker, index, context }) {
    const drawn = random.between(1, 4);
    for (let count = 0; count < drawn; count += 1) {
      draft.headers.push(
        random.pick<() => [string, string]>([
          () => [
            'range',
            random.pick([
              'bytes=0-1',
              'bytes=-5',
              'bytes=5-2',
              `bytes=${'0-1,'.repeat(200)}`,
              'bytes=99999999999-',
              marker,
            ]),
          ],
          () => ['if-none-match', random.pick(['*', `W/"${marker}"`, '""', `${'"a",'.repeat(300)}"b"`, '"'])],
          () => [
            'if-modified-since',
            random.pick([marker, 'Thu, 01 Jan 1970 00:00:00 GMT', '99999999999999']),
          ],
          () => ['if-match', `"${marker}"`],
          () => ['if-range', marker],
          () => [
            'accept',
            random.pick(['*/*', 'text/html', 'application/json', '', marker, 'a/b;q='.repeat(300)]),
          ],
          () => ['accept-encoding', random.pick(ENCODINGS)],
          () => ['accept-language', random.pick(LANGUAGES)],
          () => [
            'origin',
            random.pick([`http://${context.host}`, 'null', 'https://evil.example', marker, 'http://[']),
          ],
          () => ['sec-fetch-site', random.pick(['cross-site', 'same-origin', 'same-site', 'none', marker])],
          () => ['sec-fetch-mode', random.pick(['navigate', 'cors', 'no-cors'])],
          () => ['sec-fetch-dest', random.pick(['document', 'iframe', 'image', 'empty'])],
          () => ['referer', `http://${context.host}/search?q=${marker}`],
          () => ['forwarded', `for=${markedAddress(index)};host=${marker};proto=https`],
          () => ['x-forwarded-host', random.pick([`${marker}.example`, '1.2.3.999', '[', 'a,b'])],
          () => ['x-forwarded-proto', random.pick(['https', 'javascript', 'http,https', marker])],
          () => ['x-real-ip', markedAddress(index)],
          () => ['x-request-id', marker],
          () => ['x-http-method-override', 'DELETE'],
          () => ['purpose', 'prefetch'],
          () => ['te', 'trailers, deflate'],
          () => ['via', '1.1 a, 1.1 b'],
          () => ['max-forwards', '0'],
          () => ['expect', random.pick(['100-continue', marker])],
          () => [
            'authorization',
            random.pick([
              `Basic ${marker}`,
              'Bearer',
              'Bearer ',
              `Bearer ${marker}`,
              `bearer ${marker} x`,
              `Bearer ${'a'.repeat(6_000)}`,
            ]),
          ],
          () => ['access-control-request-method', random.pick(['DELETE', marker])],
          () => ['content-encoding', random.pick(['gzip', 'br', marker])],
          () => [`x-${marker}`, headerText(hostileText(random, marker, 500))],
          () => ['__proto__', marker],
          () => ['constructor', marker],
          () => ['user-agent', headerText(hostileText(random, marker, 2_000))],
          () => ['upgrade-insecure-requests', '1'],
        ])(),
      );
    }
    if (random.chance(0.2))
      draft.headers.push(...draft.headers.map(([name, value]): [string, string] => [name, value]));
  },
  cookies(random, draft, { marker }) {
    const value = random.pick([
      () => `${random.pick(PROTOTYPE_KEYS)}=${marker}; a=b`,
      () =>
        `naad-login=${Buffer.from(JSON.stringify({ browser: marker, redirect: '//', beganAt: 'x' })).toString('base64url')}`,
      () => `naad-login=${escapeBadly(random, marker)}`,
      () => `naad=${escapeBadly(random, JSON.stringify({ theme: marker, v: 1 }))}`,
      () => `preferences=${escapeText(hostileText(random, marker, 500))}`,
      () => `naad-preferences=${escapeText(hostileText(random, marker, 500))}`,
      () => ';;;=;=a;a=;"',
      () => `a=${'b'.repeat(7_000)}`,
      () => Array.from({ length: 300 }, (_, index) => `${marker}${String(index)}=1`).join('; '),
      () => headerText(hostileText(random, marker, 300)),
    ])();
    draft.headers.push(['cookie', value]);
  },
  method(random, draft) {
    draft.method = random.pick(ODD_METHODS);
  },
  body(random, draft, { target, context, marker }) {
    const body = buildBody(random, target, {
      context,
      marker,
      isHostile: true,
      endsLogin: endsLogin(target.name),
    });
    draft.body = body.bytes;
    draft.headers = draft.headers.filter(([name]) => name !== 'content-type');
    if (body.type !== null) draft.headers.push(['content-type', body.type]);
    draft.isChunked = random.chance(0.2);
    if (!BODY_METHODS.includes(draft.method) && random.chance(0.5)) draft.method = random.pick(BODY_METHODS);
  },
};
