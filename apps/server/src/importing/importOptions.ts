import { parseArgs } from 'node:util';
import { isSourceId, type SourceId, TRANSLATION_CODES } from '@naad/gurbani-model';
import * as z from 'zod';

/** Kinds of data to import. Verse ids, translations and visraams are read from the same pages. */
const IMPORT_KINDS = [
  'rehats',
  'amrit-keertan',
  'bani-lengths',
  'verse-ids',
  'translation',
  'visraams',
  'kosh',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Requests a second; BaniDB allows 100 a minute. */
const DEFAULT_RATE = 1.5;
const MAX_RATE = 20;

export const IMPORT_USAGE = `npm run import -- --from https://api.example/v2 --name … --licence … --url …
  builds data packs from a server with BaniDB's API; import only what you have the right to

  --from URL           the API's base address, up to its version
  --name TEXT          credit of the data: who publishes it,
  --licence TEXT         the licence under which you may use it,
  --url URL              and its page
  --translator K=NAME  the author of a translation, such as en.bdb="BaniDB"; repeat for each
  --only KINDS         of ${IMPORT_KINDS.join(',')}
  --out FOLDER         for the packs and the state of the import (default: packs)
  --rate NUMBER        requests a second, one at a time (default: ${String(DEFAULT_RATE)})
  --contact TEXT       your address or e-mail, sent with every request
  --works LETTERS      only these works, such as G,D
  --angs FROM-TO       only these pages of each work
  --letters LETTERS    only words of the dictionary that begin with these
  --fresh              asks again for everything that an earlier run was answered

An interrupted import continues if you repeat the command.
`;

/** The command line can't be used; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const Text = (option: string) =>
  z
    .string({ error: `--${option} is missing` })
    .trim()
    .min(1, `--${option} is empty`)
    .max(200, `--${option} is too long`);
const Address = (option: string) =>
  z.url({
    protocol: /^https?$/,
    error: ({ input }) =>
      input === undefined ? `--${option} is missing` : `--${option} should be an http or https address`,
  });
const List = <Item extends string>(item: z.ZodType<Item, string>) =>
  z
    .string()
    .transform((text) => text.split(',').filter((each) => each !== ''))
    .pipe(z.array(item).min(1));

const Translator = z
  .string()
  .regex(
    new RegExp(`^(${Object.values(TRANSLATION_CODES).join('|')})\\.[a-z][a-z\\d]*=\\s*\\S`),
    '--translator should be a key and a name, such as en.bdb="BaniDB"',
  )
  .transform((text): readonly [string, string] => {
    const at = text.indexOf('=');
    return [text.slice(0, at), text.slice(at + 1).trim()];
  });

const AngRange = z
  .string()
  .regex(/^[1-9]\d{0,3}(-[1-9]\d{0,3})?$/, '--angs should be a page or a range, such as 1-5')
  .transform((text) => {
    const [from = 1, to = from] = text.split('-').map(Number);
    return { from, to };
  })
  .refine(({ from, to }) => from <= to, '--angs should begin with the lower page');

const Options = z.object({
  from: Address('from').transform((text) => text.replace(/\/+$/, '')),
  name: Text('name'),
  licence: Text('licence'),
  url: Address('url'),
  translator: z
    .array(Translator)
    .default([])
    .transform((pairs) => new Map(pairs)),
  only: List(z.enum(IMPORT_KINDS, `--only should be of ${IMPORT_KINDS.join(',')}`)).default([
    ...IMPORT_KINDS,
  ]),
  out: z.string().min(1).default('packs'),
  rate: z.coerce
    .number('--rate should be a number')
    .min(0.01, '--rate is too low')
    .max(MAX_RATE, `--rate may be at most ${String(MAX_RATE)} requests a second`)
    .default(DEFAULT_RATE),
  contact: z
    .string()
    .regex(/^[\x20-\x7E]{1,200}$/, '--contact should be plain letters')
    .optional(),
  works: List(
    z.string().refine((text): text is SourceId => isSourceId(text), '--works should be letters such as G,D'),
  ).optional(),
  angs: AngRange.optional(),
  letters: z
    .string()
    .regex(/^\p{Script=Gurmukhi}+$/u, '--letters should be Gurmukhi')
    .optional(),
  fresh: z.boolean().default(false),
});

export type ImportOptions = z.output<typeof Options>;

/**
 * Reads the command line.
 * @throws UsageError with every problem
 */
export function parseImportOptions(args: readonly string[]): ImportOptions {
  const text = { type: 'string' } as const;
  let values: unknown;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        from: text,
        name: text,
        licence: text,
        url: text,
        translator: { type: 'string', multiple: true },
        only: text,
        out: text,
        rate: text,
        contact: text,
        works: text,
        angs: text,
        letters: text,
        fresh: { type: 'boolean' },
      },
    }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const parsed = Options.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new UsageError(parsed.error.issues.map(({ message }) => message).join('\n'));
}
