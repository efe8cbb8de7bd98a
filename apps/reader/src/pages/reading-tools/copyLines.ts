import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import type { Attribution, ShabadId, SourceName } from '@naad/gurbani-model';
import { createApiClient, createHttpTransport } from '@naad/api-client';
import { dispatchSiteEvent } from '../../shared/dispatchSiteEvent.ts';
import { contentsOf, type CopyFormat } from '../../features/copy/copyFormat.ts';
import { writeClipboard } from '../../features/copy/writeClipboard.ts';
import { type ReadLine, type ReadText, linesOf } from './readText.ts';
import type { CopyContext } from './useCopyContext.ts';
import type { Copied, CopiedCredit, Passage } from '../../features/copy/passage.ts';
import { angHref } from '../../shared/angHref.ts';
import { pageName } from '../../features/reading/pageName.ts';
import { localizedName } from '../../shared/language/localizedName.ts';

/**
 * Copies lines of a page and notifies the visitor. Call it in a click handler, as the clipboard requires.
 *
 * @param lines some of the page's lines in order; null for all
 */
export async function copyLines(
  text: ReadText,
  lines: readonly ReadLine[] | null,
  format: CopyFormat,
  context: CopyContext,
): Promise<void> {
  const { i18n, notify, notifyError } = context;
  dispatchSiteEvent(
    lines === null
      ? { kind: 'click', action: 'share', label: 'copy-all' }
      : { kind: 'click', action: 'line-sharer', label: 'copy-line' },
  );
  const contents = copiedContent(text, lines, context).then((copied) => contentsOf(copied, format));
  try {
    await writeClipboard(contents, format === 'rich');
  } catch {
    if (lines === null) dispatchSiteEvent({ kind: 'error', action: 'copy-all-failure' });
    notifyError({ text: i18n._(msg`Could not copy the text. Select it and copy it yourself.`) });
    return;
  }
  notify({ text: i18n._(lines === null ? msg`Copied the whole text` : copiedText(lines.length)) });
}

const copiedText = (count: number) =>
  count === 1 ? msg`Copied the line` : msg({ message: `Copied ${count} lines` });

/** Most lines that an address highlights; of more, it highlights only the first. */
const MAX_HIGHLIGHTS = 12;
/** Timeout in milliseconds for loading writers; a copy without them is better than none. */
const ATTRIBUTION_TIMEOUT_MS = 2500;

/**
 * Collects lines of a page with their source, address and the credits of their translations.
 *
 * @param lines some of the page's lines in order; null for all
 */
export async function copiedContent(
  text: ReadText,
  lines: readonly ReadLine[] | null,
  context: Pick<CopyContext, 'i18n' | 'apiPrefix'>,
): Promise<Copied<ReadLine>> {
  return {
    passages: await passagesOf(text, lines, context),
    credits: text.credits.map((credit) => labelCredit(credit, context.i18n)),
  };
}

async function passagesOf(
  text: ReadText,
  lines: readonly ReadLine[] | null,
  context: Pick<CopyContext, 'i18n' | 'apiPrefix'>,
): Promise<Passage<ReadLine>[]> {
  const { i18n } = context;
  const { origin } = window.location;
  const chosen = lines ?? linesOf(text);
  switch (text.kind) {
    case 'shabads':
      return text.shabads.flatMap((shabad) => {
        const own = chosen.filter(({ shabadId }) => shabadId === shabad.id);
        if (own.length === 0) return [];
        const isWhole = own.length === shabad.verses.length;
        const path = `/shabad?id=${String(shabad.id)}${isWhole ? '' : highlightParameter(own)}`;
        return [
          { lines: own, place: sourceNames(i18n, shabad.source, own, [shabad]), address: origin + path },
        ];
      });
    case 'ang': {
      const { source } = text.ang;
      const isWhole = lines === null || lines.length === linesOf(text).length;
      // The text of a paath spans several angs.
      const ang = chosen[0]?.ang ?? text.ang.ang;
      const path = angHref(source.id, ang) + (isWhole ? '' : highlightParameter(chosen));
      const place = sourceNames(i18n, source, chosen, await loadAttributions(chosen, context));
      return [{ lines: chosen, place, address: origin + path }];
    }
    case 'bani': {
      const { unicode, transliteration, writer, source } = text.bani;
      const name = localizedName(i18n, { unicode, english: transliteration });
      const place = [name, localizedName(i18n, source), localizedName(i18n, writer)].filter(Boolean);
      return [{ lines: chosen, place, address: origin + text.path }];
    }
  }
}

/** Names of the work, ang range, raags and writers, without duplicates. */
function sourceNames(
  i18n: I18n,
  source: SourceName,
  lines: readonly ReadLine[],
  attributions: readonly Attribution[],
): string[] {
  const first = lines[0]?.ang;
  const last = lines.at(-1)?.ang;
  const pages = first === last ? String(first) : `${String(first)}-${String(last)}`;
  const raags = attributions.map(({ raag }) => (raag ? localizedName(i18n, raag) : ''));
  const writers = attributions.map(({ writer }) => localizedName(i18n, writer));
  const names = [localizedName(i18n, source), `${pageName(i18n, source.id)} ${pages}`, ...raags, ...writers];
  return [...new Set(names.filter(Boolean))];
}

function highlightParameter(lines: readonly ReadLine[]): string {
  const ids = lines.slice(0, lines.length > MAX_HIGHLIGHTS ? 1 : MAX_HIGHLIGHTS).map(({ id }) => id);
  return `&highlight=${ids.join(',')}`;
}

/** Loads raag and writer of the shabads that lines belong to, since an ang doesn't have them; empty on failure. */
async function loadAttributions(
  lines: readonly ReadLine[],
  { apiPrefix }: Pick<CopyContext, 'apiPrefix'>,
): Promise<readonly Attribution[]> {
  const ids = new Set(lines.map(({ shabadId }) => shabadId).filter((id): id is ShabadId => id !== undefined));
  if (ids.size === 0) return [];
  try {
    const api = createApiClient(createHttpTransport({ base: apiPrefix, timeoutMs: ATTRIBUTION_TIMEOUT_MS }));
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
  scheme: () => msg`Transliteration: computed, Naad scheme`,
};

/** A credit with the language of its translation. */
export function labelCredit(
  { key, translator }: { key: string; translator: string },
  i18n: I18n,
): CopiedCredit {
  const label = CREDIT_LABELS[key.split('.')[0] ?? ''];
  return { key, translator, label: label ? i18n._(label(translator)) : translator };
}
