import { buildBody } from './buildBody.ts';
import { createRandom, type Random } from './createRandom.ts';
import type { FuzzContext, FuzzRequest, Target, TargetParameter } from './fuzzRequest.ts';
import { hostileText, escapeBadly, escapeText } from './hostileText.ts';
import { markedAddress, markedCode, markerOf } from './markers.ts';
import { parameterSamples } from './parameterSamples.ts';
import { buildRawRequest } from './buildRawRequest.ts';
import { endsLogin, headerText, MUTATIONS, type Draft, type Parts } from './mutations.ts';

function validValue(
  random: Random,
  { name, choices }: TargetParameter,
  { target: { path }, context, index }: Parts,
): string {
  if (choices) return random.pick(choices);
  if (name === 'code')
    return random.chance(0.7) && context.codes.length > 0 ? random.pick(context.codes) : markedCode(index);
  if (name === 'file' && context.files.length > 0 && path.startsWith('/assets/'))
    return random.pick(context.files);
  if (name === 'url' && random.chance(0.5)) return `http://${context.host}/shabad?id=3590`;
  const samples = parameterSamples(path, name);
  return samples ? random.pick(samples) : markerOf(index);
}

function fillParameters(random: Random, draft: Draft, parts: Parts, hostile: string | null): void {
  for (const parameter of parts.target.parameters) {
    const { name, location, maxLength } = parameter;
    const isHostile = name === hostile;
    if (
      location !== 'path' &&
      !isHostile &&
      !random.chance(name === 'q' || name === 'id' || name === 'text' || name === 'query' ? 0.9 : 0.35)
    )
      continue;
    const value = isHostile
      ? hostileText(random, parts.marker, maxLength)
      : validValue(random, parameter, parts);
    const escaped = isHostile && random.chance(0.25) ? escapeBadly(random, value) : escapeText(value);
    if (location === 'path') draft.path = draft.path.replace(`{${name}}`, () => escaped || '%20');
    else if (location === 'query') draft.query.push(`${name}=${escaped}`);
    else draft.headers.push([name, headerText(value)]);
  }
}

const MUTATION_NAMES = Object.keys(MUTATIONS);

function chunked(body: Buffer): Buffer {
  const middle = Math.floor(body.length / 2);
  const pieces = [body.subarray(0, middle), body.subarray(middle)].filter(({ length }) => length > 0);
  return Buffer.concat([
    ...pieces.flatMap((piece) => [
      Buffer.from(`${piece.length.toString(16)}\r\n`),
      piece,
      Buffer.from('\r\n'),
    ]),
    Buffer.from('0\r\n\r\n'),
  ]);
}

function write({ method, path, query, host, headers, body, isChunked }: Draft): Buffer {
  const address = query.length > 0 ? `${path}?${query.join('&')}` : path;
  // Spaces and line ends break the request line, which only raw requests do.
  const target = address.replace(/[\0-\x20\x7f]/g, (each) => escapeText(each));
  const framing: [string, string][] =
    body === null
      ? []
      : isChunked
        ? [['transfer-encoding', 'chunked']]
        : [['content-length', String(body.length)]];
  const lines = [['host', host] as [string, string], ...headers, ...framing].map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return body === null ? head : Buffer.concat([head, isChunked ? chunked(body) : body]);
}

/** The route of an address from a sitemap. */
function routeOfPage(address: string): string {
  const [path = ''] = address.split('?', 1);
  return `GET ${path
    .replace(/^\/sundar-gutka\/.+/, '/sundar-gutka/{bani}')
    .replace(/^\/rehat-maryadha\/.+/, '/rehat-maryadha/{rehat}/{chapter}')}`;
}

function pickWeighted(random: Random, targets: readonly Target[]): Target {
  const total = targets.reduce((sum, { weight }) => sum + weight, 0);
  let left = (random.below(1_000_000) / 1_000_000) * total;
  for (const target of targets) {
    left -= target.weight;
    if (left < 0) return target;
  }
  return targets[0] as Target;
}

function draftOf(random: Random, parts: Parts, hostile: string | null): Draft {
  const { target, context, marker, index } = parts;
  const draft: Draft = {
    method: target.method,
    path: target.path,
    query: [],
    host: context.host,
    headers: [],
    body: null,
    isChunked: false,
  };
  fillParameters(random, draft, parts, hostile);
  if (random.chance(0.3)) draft.query.push(`${marker}=${marker}`);
  if (random.chance(0.3)) draft.headers.push(['user-agent', `Mozilla/5.0 ${marker}`]);
  if (random.chance(0.3)) draft.headers.push(['x-forwarded-for', markedAddress(index)]);
  if (random.chance(0.5)) draft.headers.push(['accept-encoding', random.pick(['br', 'gzip', 'gzip, br'])]);
  if (target.needsLogin && random.chance(0.92)) {
    const token = endsLogin(target.name) ? context.spareToken : context.token;
    if (token !== null) draft.headers.push(['authorization', `Bearer ${token}`]);
  }
  if (target.path.includes('/login') && target.method === 'POST') {
    if (random.chance(0.8)) draft.headers.push(['origin', `http://${context.host}`]);
    if (context.loginCookie !== null && random.chance(0.6))
      draft.headers.push(['cookie', context.loginCookie]);
  }
  if (target.body !== null || (target.takesForms && target.method === 'POST')) {
    const body = buildBody(random, target, {
      context,
      marker,
      isHostile: false,
      endsLogin: endsLogin(target.name),
    });
    draft.body = body.bytes;
    if (body.type !== null) draft.headers.push(['content-type', body.type]);
  }
  return draft;
}

/** Share of requests that break HTTP itself (raw requests). */
const RAW_SHARE = 0.04;
/** Share of requests for a page of the sitemaps. */
const SITEMAP_SHARE = 0.06;

/**
 * Builds one request, byte for byte the same for the same seed, index, targets and context.
 * @param index zero-based
 */
export function buildRequest(
  seed: number,
  index: number,
  targets: readonly Target[],
  context: FuzzContext,
): FuzzRequest {
  const random = createRandom(seed, index);
  const marker = markerOf(index);
  if (random.chance(RAW_SHARE)) return buildRawRequest(random, { index, marker, context });

  const isFromSitemap = context.pages.length > 0 && random.chance(SITEMAP_SHARE);
  const page = isFromSitemap ? random.pick(context.pages) : '';
  const target: Target = isFromSitemap
    ? {
        name: routeOfPage(page),
        method: 'GET',
        path: page.split('?')[0] ?? '/',
        parameters: [],
        body: null,
        takesForms: false,
        needsLogin: false,
        statuses: [],
        weight: 1,
      }
    : pickWeighted(random, targets);
  const parts: Parts = { index, marker, target, context };
  const isValid = random.chance(0.45);
  const hostile =
    !isValid && target.parameters.length > 0 && random.chance(0.6)
      ? random.pick(target.parameters).name
      : null;
  const draft = draftOf(random, parts, hostile);
  if (isFromSitemap && page.includes('?')) draft.query.unshift(page.slice(page.indexOf('?') + 1));
  const shapes = hostile === null ? [] : [`parameter ${hostile}`];
  if (!isValid && (hostile === null || random.chance(0.3))) {
    const count = random.pick([1, 1, 1, 2, 3]);
    for (let done = 0; done < count; done += 1) {
      const wantsBody = target.body !== null || target.takesForms;
      const name = wantsBody && random.chance(0.6) ? 'body' : random.pick(MUTATION_NAMES);
      if (shapes.includes(name)) continue;
      MUTATIONS[name]?.(random, draft, parts);
      shapes.push(name);
    }
  }
  return {
    index,
    route: target.name,
    shape: shapes.length === 0 ? 'valid' : shapes.join('+'),
    bytes: write(draft),
    expectedResponses: [draft.method],
    // Duplicate headers can frame a body in two ways, which would garble the next response.
    needsOwnConnection: shapes.includes('headers') || shapes.includes('body') || draft.isChunked,
    endsInput: false,
    statuses: target.statuses,
  };
}
