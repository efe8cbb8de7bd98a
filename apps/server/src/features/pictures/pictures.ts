import { ApiError } from '@naad/api-contract';
import { sourceOf } from '@naad/api-scripture/presenters';
import { askProviders, FIRST_DAY, lastDay, parseDay, shabadsOf } from '@naad/api-scripture/sources';
import {
  CUT_MARK,
  isSourceId,
  parseAng,
  parseShabadId,
  parseVerseId,
  type SourceId,
} from '@naad/gurbani-model';
import { type LineIndex, type Corpus } from '@naad/gurbani-corpus';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { createCardPainter, CARD_SHAPES, CARD_THEMES, type Card } from '../../cards/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { HUKAMNAMA_CACHE, SCRIPTURE_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';

const SHAPES = Object.keys(CARD_SHAPES) as (keyof typeof CARD_SHAPES)[];

const Look = z.object({
  shape: z.enum(SHAPES).default('wide'),
  theme: z.enum(CARD_THEMES).default('light'),
  /** Present to send the picture as a download. */
  download: z.string().optional(),
});
type Look = z.infer<typeof Look>;

/** For link previews, so the OpenAPI description omits them. */
const pictureSchema = { hide: true, querystring: Look };

/** The line shown in a picture and the heading above it. */
interface PictureSubject {
  readonly line: LineIndex;
  readonly heading: string | null;
  /** Value of `cache-control`. */
  readonly cache: string;
}

function verseOf({ corpus }: Services, text: string): PictureSubject {
  const id = parseVerseId(text);
  const line = id === null ? null : corpus.lineIndexOf(id);
  if (line === null) throw new ApiError('notFound');
  return { line, heading: null, cache: SCRIPTURE_CACHE };
}

function shabadOf({ corpus }: Services, text: string): PictureSubject {
  const id = parseShabadId(text);
  const index = id === null ? null : corpus.shabadIndexOf(id);
  if (index === null) throw new ApiError('shabadNotFound');
  return { line: corpus.shabad(index).titleLine, heading: null, cache: SCRIPTURE_CACHE };
}

/** An ang is shown by its first line, under its name. */
function angOf({ corpus }: Services, work: string, text: string): PictureSubject {
  const ang = parseAng(text);
  const page = isSourceId(work) && ang !== null ? corpus.page(work, ang) : null;
  const [line] = page ?? [];
  if (!isSourceId(work) || line === undefined) throw new ApiError('angNotFound');
  const { name, pageName } = sourceOf(corpus, work);
  return { line, heading: `${name.english} · ${pageName.english} ${String(ang)}`, cache: SCRIPTURE_CACHE };
}

async function hukamnamaOf({ corpus, sources }: Services, text: string): Promise<PictureSubject> {
  const day = parseDay(text);
  const isPossible = day !== null && day >= FIRST_DAY && day <= lastDay(Date.now());
  const found = isPossible
    ? await askProviders(sources.hukamnamas, async (archive) => {
        const readings = await archive.find(day);
        return readings && shabadsOf(corpus, readings);
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
 * scripture as a picture, for link previews and downloads (`?download`), wide or square, light or dark.
 */
export function pictures(app: ApiInstance, services: Services): void {
  const { config, corpus } = services;
  const painter = createCardPainter();
  const options = { schema: pictureSchema, config: rateLimit('other', config.rateLimit) };

  async function send(
    reply: FastifyReply,
    name: string,
    { line, heading, cache }: PictureSubject,
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
        // Other sites show it too.
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

/** The first English translation of the line. */
function translationOf(corpus: Corpus, line: LineIndex, source: SourceId): Card['translation'] {
  for (const { key, language, name, sourceIds } of corpus.catalogue.translators) {
    if (language !== 'en' || !sourceIds.includes(source)) continue;
    const text = corpus.translation(line, key)?.trim() ?? '';
    if (text === '') continue;
    return { text: corpus.isTranslationCut(line, key) ? `${text}${CUT_MARK}` : text, translator: name };
  }
  return null;
}

/**
 * Builds the card of a line: the whole line, a translation with its translator, and the attribution.
 *
 * @param heading text above the line, or null
 */
function cardOf(corpus: Corpus, index: LineIndex, heading: string | null, siteName: string): Card {
  const { sourceId, writer, section, ang } = corpus.line(index);
  const { name, pageName, angCount } = sourceOf(corpus, sourceId);
  const attribution = [
    writer.id === 0 ? '' : writer.name.english,
    section.isRaag ? section.name.english : '',
    name.english,
    angCount > 0 ? `${pageName.english} ${String(ang)}` : '',
  ];
  return {
    heading,
    line: corpus.unicode(index),
    visraams: corpus.visraams(index),
    translation: translationOf(corpus, index, sourceId),
    attribution: attribution.filter((part) => part !== ''),
    siteName,
  };
}
