import { ApiError } from '@naad/api-contract';
import { isSourceId, parseAng, parseShabadId, parseVerseId, type LineIndex } from '@naad/gurbani-corpus';
import type { FastifyReply } from 'fastify';
import { createCardPainter } from '../../cards/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { HUKAMNAMA_CACHE, SCRIPTURE_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { sourceOf } from '../../presenters/index.ts';
import type { Services } from '../../services.ts';
import { askInTurn, FIRST_DAY, lastDay, parseDay, shabadsOf } from '../../sources/index.ts';
import { cardOf } from './cardOf.ts';
import { pictureSchema, type Look } from './schema.ts';

/** The line that a picture is of, and what is said above it. */
interface Pictured {
  readonly line: LineIndex;
  readonly heading: string | null;
  /** How long it may be kept by whoever shows it. */
  readonly cache: string;
}

function verseOf({ corpus }: Services, text: string): Pictured {
  const id = parseVerseId(text);
  const line = id === null ? null : corpus.lineIndexOf(id);
  if (line === null) throw new ApiError('notFound');
  return { line, heading: null, cache: SCRIPTURE_CACHE };
}

function shabadOf({ corpus }: Services, text: string): Pictured {
  const id = parseShabadId(text);
  const index = id === null ? null : corpus.shabadIndexOf(id);
  if (index === null) throw new ApiError('shabadNotFound');
  return { line: corpus.shabad(index).titleLine, heading: null, cache: SCRIPTURE_CACHE };
}

/** A page stands under its name, with the line that it begins with. */
function angOf({ corpus }: Services, work: string, text: string): Pictured {
  const ang = parseAng(text);
  const page = isSourceId(work) && ang !== null ? corpus.page(work, ang) : null;
  const [line] = page ?? [];
  if (!isSourceId(work) || line === undefined) throw new ApiError('angNotFound');
  const { name, pageName } = sourceOf(corpus, work);
  return { line, heading: `${name.english} · ${pageName.english} ${String(ang)}`, cache: SCRIPTURE_CACHE };
}

async function hukamnamaOf({ corpus, sources }: Services, text: string): Promise<Pictured> {
  const day = parseDay(text);
  const isPossible = day !== null && day >= FIRST_DAY && day <= lastDay(Date.now());
  const found = isPossible
    ? await askInTurn(sources.hukamnamas, async (archive) => {
        const known = await archive.find(day);
        return known && shabadsOf(corpus, known);
      })
    : null;
  const [shabad] = found?.answer ?? [];
  if (day === null || shabad === undefined) throw new ApiError('hukamnamaNotFound');
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return { line: corpus.shabad(shabad).titleLine, heading: `Hukamnama · ${date}`, cache: HUKAMNAMA_CACHE };
}

const ID = String.raw`(^\d{1,10})`;

/**
 * `GET /og/verse/123.png`, `/og/shabad/3590.png`, `/og/ang/G/917.png` and `/og/hukamnama/2024-01-05.png`: a line of
 * scripture as a picture, for those who show a link, and to keep (`?download`), wide or square, light or dark.
 */
export function pictures(app: ApiInstance, services: Services): void {
  const { config, corpus } = services;
  const painter = createCardPainter();
  const options = { schema: pictureSchema, config: rateLimit('other', config.rateLimit) };

  async function send(
    reply: FastifyReply,
    name: string,
    { line, heading, cache }: Pictured,
    { shape, theme, download }: Look,
  ): Promise<FastifyReply> {
    const png = await painter.paint(
      `${name} ${String(line)}`,
      () => cardOf(corpus, line, heading, config.siteName),
      {
        shape,
        theme,
      },
    );
    if (download !== undefined) {
      reply.header('content-disposition', `attachment; filename="${name.replaceAll('/', '-')}.png"`);
    }
    return (
      reply
        .header('content-type', 'image/png')
        .header('cache-control', cache)
        // Shown on other sites as well.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(png)
    );
  }

  app.get<{ Params: { id: string }; Querystring: Look }>(
    `/og/verse/:id${ID}.png`,
    options,
    ({ params, query }, reply) => send(reply, `verse/${params.id}`, verseOf(services, params.id), query),
  );
  app.get<{ Params: { id: string }; Querystring: Look }>(
    `/og/shabad/:id${ID}.png`,
    options,
    ({ params, query }, reply) => send(reply, `shabad/${params.id}`, shabadOf(services, params.id), query),
  );
  app.get<{ Params: { work: string; ang: string }; Querystring: Look }>(
    `/og/ang/:work(^[A-Z]$)/:ang${ID}.png`,
    options,
    ({ params: { work, ang }, query }, reply) =>
      send(reply, `ang/${work}/${ang}`, angOf(services, work, ang), query),
  );
  app.get<{ Params: { day: string }; Querystring: Look }>(
    String.raw`/og/hukamnama/:day(^\d{4}-\d{2}-\d{2}).png`,
    options,
    async ({ params: { day }, query }, reply) =>
      send(reply, `hukamnama/${day}`, await hukamnamaOf(services, day), query),
  );
}
