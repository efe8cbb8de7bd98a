import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Attribution, createApiClient, createHttpTransport, type SourceName } from '@naad/api-client';
import type { ShabadId } from '@naad/gurbani-corpus';
import type { Copied, CopiedCredit, Passage } from '../../features/copy/passage.ts';
import { angHref } from '../../features/reading/angHref.ts';
import { pageName } from '../../features/reading/pageName.ts';
import { ownName } from '../../language/ownName.ts';
import type { CopyContext } from './useCopyContext.ts';
import { linesOf, type ReadLine, type ReadText } from './readText.ts';

/** An address names so many lines at most. */
const MOST_NAMED = 12;
/** A writer's name is waited for no longer than this, in milliseconds: a copy without it is better than none. */
const WRITERS_MS = 2500;

/**
 * Lines of a page with where they are from and whose translations these are.
 *
 * @param lines some of the page's lines in its order; null for all
 */
export async function copiedOf(
  text: ReadText,
  lines: readonly ReadLine[] | null,
  context: Pick<CopyContext, 'i18n' | 'apiPrefix'>,
): Promise<Copied> {
  return {
    passages: await passagesOf(text, lines, context),
    credits: text.credits.map((credit) => creditOf(credit, context.i18n)),
  };
}

async function passagesOf(
  text: ReadText,
  lines: readonly ReadLine[] | null,
  context: Pick<CopyContext, 'i18n' | 'apiPrefix'>,
): Promise<Passage[]> {
  const { i18n } = context;
  const { origin } = window.location;
  const chosen = lines ?? linesOf(text);
  switch (text.kind) {
    case 'shabads':
      return text.shabads.flatMap((shabad) => {
        const own = chosen.filter(({ shabadId }) => shabadId === shabad.id);
        if (own.length === 0) return [];
        const isWhole = own.length === shabad.verses.length;
        const path = `/shabad?id=${String(shabad.id)}${isWhole ? '' : highlightOf(own)}`;
        return [{ lines: own, place: placeOf(i18n, shabad.source, own, [shabad]), address: origin + path }];
      });
    case 'ang': {
      const { source } = text.ang;
      // Continuous pages have lines of several.
      const ang = chosen[0]?.ang ?? text.ang.ang;
      const path = angHref(source.id, ang) + (lines === null ? '' : highlightOf(chosen));
      const place = placeOf(i18n, source, chosen, await attributionsOf(chosen, context));
      return [{ lines: chosen, place, address: origin + path }];
    }
    case 'bani': {
      const { unicode, transliteration, writer, source } = text.bani;
      const name = ownName(i18n, { unicode, english: transliteration });
      const place = [name, ownName(i18n, source), ownName(i18n, writer)].filter(Boolean);
      return [{ lines: chosen, place, address: origin + text.path }];
    }
  }
}

/** Work, pages, raag and writers, each once. */
function placeOf(
  i18n: I18n,
  source: SourceName,
  lines: readonly ReadLine[],
  of: readonly Attribution[],
): string[] {
  const first = lines[0]?.ang;
  const last = lines.at(-1)?.ang;
  const pages = first === last ? String(first) : `${String(first)}-${String(last)}`;
  const raags = of.map(({ raag }) => (raag ? ownName(i18n, raag) : ''));
  const writers = of.map(({ writer }) => ownName(i18n, writer));
  const names = [ownName(i18n, source), `${pageName(i18n, source.id)} ${pages}`, ...raags, ...writers];
  return [...new Set(names.filter(Boolean))];
}

function highlightOf(lines: readonly ReadLine[]): string {
  const ids = lines.slice(0, lines.length > MOST_NAMED ? 1 : MOST_NAMED).map(({ id }) => id);
  return `&highlight=${ids.join(',')}`;
}

/** Of the shabads that lines of an ang are from: the ang itself does not say who wrote them. */
async function attributionsOf(
  lines: readonly ReadLine[],
  { apiPrefix }: Pick<CopyContext, 'apiPrefix'>,
): Promise<readonly Attribution[]> {
  const ids = new Set(lines.map(({ shabadId }) => shabadId).filter((id): id is ShabadId => id !== undefined));
  if (ids.size === 0) return [];
  try {
    const api = createApiClient(createHttpTransport({ base: apiPrefix, timeoutMs: WRITERS_MS }));
    return await api.getShabads([...ids], { translations: [], transliterations: [] });
  } catch {
    return [];
  }
}

const CREDIT_LABELS: Readonly<Record<string, (name: string) => MessageDescriptor>> = {
  en: (name) => msg`English translation: ${name}`,
  pu: (name) => msg`Punjabi translation: ${name}`,
  es: (name) => msg`Spanish translation: ${name}`,
  hi: (name) => msg`Hindi translation: ${name}`,
};

function creditOf({ key, translator }: { key: string; translator: string }, i18n: I18n): CopiedCredit {
  const label = CREDIT_LABELS[key.split('.')[0] ?? ''];
  return { key, translator, label: label ? i18n._(label(translator)) : translator };
}
