import { msg } from '@lingui/core/macro';
import { ApiError, parseEmbedLook } from '@naad/api-contract';
import { isSourceId, parseAng } from '@naad/gurbani-corpus';
import { parseHighlights, parseShabadIds } from '../parseIds.ts';
import type { RouteContext } from '../routeContext.ts';
import type { EmbedContent, RouteResult } from '../routeResult.ts';
import { parseSubject } from './parseSubject.ts';

/** Lists come from a form as one parameter for each choice, and from a link as one for all. */
const LISTS = ['translations', 'script'];

/** The builder of embeds: what was asked for, as it is. */
export async function loadEmbed(context: RouteContext): Promise<RouteResult> {
  const { url, i18n } = context;
  const { subject, asked } = parseSubject(url.searchParams);
  const look = parseEmbedLook({
    get: (name) => (LISTS.includes(name) ? listed(url.searchParams, name) : url.searchParams.get(name)),
  });
  const found = subject === null ? null : await find(context, subject);
  return {
    kind: 'page',
    status: found === null ? 404 : 200,
    title: i18n._(msg`Gurbani on your site`),
    content: { page: 'embed', asked, look, origin: url.origin, found },
  };
}

/** A form that was sent says by its presence that nothing was ticked. */
function listed(parameters: URLSearchParams, name: string): string | null {
  return parameters.has(name) || parameters.has('of') ? parameters.getAll(name).join() : null;
}

async function find(
  { api }: RouteContext,
  subject: NonNullable<ReturnType<typeof parseSubject>['subject']>,
): Promise<EmbedContent['found']> {
  const bare = { translations: [], transliterations: [] };
  try {
    if (subject.kind === 'ang') {
      const ang = parseAng(subject.ang);
      if (ang === null || !isSourceId(subject.source)) return null;
      const page = await api.getAng(subject.source, ang, bare);
      // Beyond the last ang the API gives the last.
      if (page.ang !== ang) return null;
      return {
        subject,
        verse: null,
        lines: page.verses.slice(0, 1).map(({ id, unicode }) => ({ id, unicode })),
      };
    }
    if (subject.kind === 'verse') return null;
    const ids = parseShabadIds(subject.id);
    if (!ids) return null;
    const shabads = await api.getShabads(ids, bare);
    const lines = shabads.flatMap(({ verses }) => verses.map(({ id, unicode }) => ({ id, unicode })));
    const highlights = new Set<number>(parseHighlights(subject.highlight ?? ''));
    const pointed = lines.filter(({ id }) => highlights.has(id));
    // One line may stand alone; of several, all around them is meant.
    const verse = pointed.length === 1 ? (pointed[0]?.id ?? null) : null;
    return { subject: { kind: 'shabad', id: ids.join(',') }, verse, lines };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}
