import type { Random } from './createRandom.ts';
import type { FuzzContext, JsonSchema } from './fuzzRequest.ts';
import { hostileText, PROTOTYPE_KEYS, bytesOf, escapeText } from './hostileText.ts';
import { parameterSamples } from './parameterSamples.ts';

const MAX_SAMPLE_DEPTH = 6;
const MAX_SAMPLE_ITEMS = 5;
const FALLBACK_LENGTH = 40;

/**
 * Draws a value that a schema allows; patterns are up to `text`.
 *
 * @param text returns a text for a property name and a maximum length
 */
function sampleSchema(
  random: Random,
  schema: JsonSchema,
  text: (name: string, maxLength: number) => unknown,
  name = '',
  depth = 0,
): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleSchema(random, random.pick(choices), text, name, depth);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) === true || random.chance(0.7))
          .map(([key, each]) => [key, sampleSchema(random, each, text, key, depth + 1)]),
      );
    case 'array': {
      const min = schema.minItems ?? 0;
      const max = Math.min(schema.maxItems ?? MAX_SAMPLE_ITEMS, Math.max(MAX_SAMPLE_ITEMS, min));
      const length = depth > MAX_SAMPLE_DEPTH ? min : random.between(min, max);
      return Array.from({ length }, () => sampleSchema(random, schema.items ?? {}, text, name, depth + 1));
    }
    case 'integer':
    case 'number':
      return random.between(schema.minimum ?? 0, Math.min(schema.maximum ?? 6_000, 6_000));
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return text(name, schema.maxLength ?? FALLBACK_LENGTH);
  }
}

/** The body of a request and its content type. */
export interface FuzzBody {
  readonly bytes: Buffer;
  /** Null without a header. */
  readonly type: string | null;
}

export interface BodyParts {
  readonly context: FuzzContext;
  readonly marker: string;
  /** True to allow bodies that break the contract. */
  readonly isHostile: boolean;
  /** True for the spare account, which may lose its login. */
  readonly endsLogin: boolean;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Sizes in bytes around the server's limits. */
const BODY_SIZES = [65_535, 65_536, 65_537, 98_305, 1_048_577];
const DEPTHS = [40, 500, 5_000, 20_000];

function deepJson(random: Random): string {
  const depth = random.pick(DEPTHS);
  return random.chance(0.5)
    ? '['.repeat(depth) + ']'.repeat(depth)
    : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}

const ODD_VALUES = (random: Random, marker: string): unknown =>
  random.pick<unknown>([
    null,
    true,
    [],
    {},
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER + 1,
    0.1,
    '',
    marker,
    [marker],
    { [marker]: marker },
    hostileText(random, marker, null),
  ]);

/** A JSON text of a value with one malformed or unexpected part. */
function mutatedJson(random: Random, value: unknown, marker: string): string {
  const text = JSON.stringify(value) ?? 'null';
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  switch (random.below(isObject ? 8 : 4)) {
    case 0:
      return text.slice(0, random.below(text.length + 1));
    case 1:
      return deepJson(random);
    case 2:
      return JSON.stringify(ODD_VALUES(random, marker));
    case 3:
      return random.pick(['\ufeff', ' '.repeat(3_000), '', '//', '[1,]', 'NaN', '"\\ud800"', '\0']) + text;
    case 4: {
      const key = random.pick(Object.keys(value as object).concat(marker));
      return JSON.stringify({ ...(value as object), [key]: ODD_VALUES(random, marker) });
    }
    case 5: {
      // As text: an object would swallow the key.
      const rest = text.slice(1);
      const comma = rest === '}' ? '' : ',';
      return `{${JSON.stringify(random.pick(PROTOTYPE_KEYS))}:{"isAdmin":true,"x":"${marker}"}${comma}${rest}`;
    }
    case 6: {
      // In any nested object, to get past a check of the outermost one.
      const ends = [...text.matchAll(/\}/g)].map(({ index }) => index);
      const end = random.pick(ends);
      const comma = text[end - 1] === '{' ? '' : ',';
      return `${text.slice(0, end)}${comma}"x":${deepJson(random)}${text.slice(end)}`;
    }
    default: {
      const pairs = Array.from(
        { length: 2_000 },
        (_, index) => `"${marker}${String(index)}":${String(index)}`,
      );
      return text.replace(/\}$/, `${text === '{}' ? '' : ','}${pairs.join(',')}}`);
    }
  }
}

/** Texts for fields, valid where the field's name is known. */
function fieldText(random: Random, { context, marker, isHostile, endsLogin }: BodyParts) {
  const password = endsLogin ? context.sparePassword : context.password;
  return (name: string, maxLength: number): unknown => {
    if (isHostile && random.chance(0.4)) return hostileText(random, marker, maxLength);
    if (name === 'email') return random.chance(0.4) ? context.email : `${marker}@example.org`;
    if (name === 'password' || name === 'current' || name === 'next') {
      return random.chance(0.7) ? password : `${marker}-password`;
    }
    if (name === 'token') return context.token ?? marker;
    if (name === 'shabad_id' || name === 'verse_id') return random.pick(['3590', '1']);
    const samples = parameterSamples('', name);
    return samples && random.chance(0.6) ? random.pick(samples) : `${marker} ਸਤਿ`.slice(0, maxLength);
  };
}

/** A library of lists in roughly the shape that the site saves. */
function libraryOf(random: Random, marker: string): unknown {
  return {
    version: 1,
    pothis: Array.from({ length: random.below(4) }, (_, index) => ({
      id: `${marker}${String(index)}`,
      name: `${marker} ਪੋਥੀ`,
      items: Array.from({ length: random.below(5) }, () => ({ kind: 'shabad', id: random.pick([1, 3590]) })),
    })),
  };
}

function sampleJson(random: Random, schema: JsonSchema, parts: BodyParts): unknown {
  const text = fieldText(random, parts);
  const value = sampleSchema(random, schema, text);
  return typeof value === 'object' && value !== null && 'library' in value && random.chance(0.8)
    ? {
        ...value,
        library: libraryOf(random, parts.marker),
        ...(random.chance(0.8) && { revision: parts.context.revision }),
      }
    : value;
}

function formOf(random: Random, path: string, parts: BodyParts): string {
  const { marker, isHostile } = parts;
  const fields = path.includes('login')
    ? ['email', 'password', 'firstname', 'lastname']
    : ['text', 'language'];
  const text = fieldText(random, parts);
  const pairs = fields.map((name) => `${name}=${escapeText(String(text(name, 10_000)))}`);
  if (isHostile && random.chance(0.3)) pairs.push(`${random.pick(PROTOTYPE_KEYS)}=${marker}`, '%=%', '&&=');
  return pairs.join('&');
}

/** Draws the body of a request. */
export function buildBody(
  random: Random,
  target: { readonly path: string; readonly body: JsonSchema | null; readonly takesForms: boolean },
  parts: BodyParts,
): FuzzBody {
  const { marker, isHostile } = parts;
  if (isHostile && random.chance(0.1)) {
    const size = random.pick(BODY_SIZES);
    const text = JSON.stringify({ text: `${marker}${'x'.repeat(size)}` }).slice(0, size - 2);
    return { bytes: Buffer.from(`${text}"}`), type: JSON_TYPE };
  }
  const isForm = target.takesForms && (target.body === null || random.chance(0.3));
  if (isForm) {
    const form = formOf(random, target.path, parts);
    return { bytes: Buffer.from(form, 'latin1'), type: FORM_TYPE };
  }
  const value = target.body ? sampleJson(random, target.body, parts) : { [marker]: marker };
  const text = isHostile && random.chance(0.6) ? mutatedJson(random, value, marker) : JSON.stringify(value);
  const bytes = Buffer.from(text.includes('\ud800') ? bytesOf(text) : text);
  if (isHostile && random.chance(0.15)) {
    const type = random.pick([
      null,
      '',
      'application/json; charset=utf-16',
      'application/json;;;',
      'APPLICATION/JSON',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      FORM_TYPE,
      'application/octet-stream',
      `${marker}/${marker}`,
      'application/__proto__',
    ]);
    return { bytes, type };
  }
  return { bytes, type: JSON_TYPE };
}
