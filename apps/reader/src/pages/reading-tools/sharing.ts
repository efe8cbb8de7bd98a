import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { dispatchSiteEvent } from '../../shared/dispatchSiteEvent.ts';
import { writeClipboard } from '../../features/copy/writeClipboard.ts';
import { embedBuilderHref, embedCode } from '../../features/share/embedCode.ts';
import type { ShareOffer } from '../../features/share/ShareDialog/ShareDialog.tsx';
import { picturePath, shortPath, type Shared } from '../../features/share/shared.ts';
import { type ReadLine, type ReadText, linesOf } from './readText.ts';
import type { CopyContext } from './useCopyContext.ts';

/** Describes a text, or some of its lines, for the share dialog. */
export function shareOffer(
  text: ReadText,
  lines: readonly ReadLine[] | null,
  { shareOrigin }: Pick<CopyContext, 'shareOrigin'>,
): ShareOffer {
  const { shared, line } = sharedContent(text, lines, new URL(window.location.href));
  return {
    url: (shareOrigin ?? window.location.origin) + shortPath(shared),
    line: line?.unicode ?? '',
    picture: picturePath(shared),
    builderHref: embedBuilderHref(shared),
  };
}

/** Copies a short address and notifies the visitor. */
export function copyAddress(url: string, context: CopyContext): Promise<void> {
  dispatchSiteEvent({ kind: 'click', action: 'copy-short-url' });
  return copyAndNotify(url, context, msg`Copied the short link`, msg`Could not copy link: ${url}`);
}

/** Copies the code that embeds the text in another site, and notifies the visitor. */
export async function copyEmbedCode(text: ReadText, context: CopyContext): Promise<void> {
  dispatchSiteEvent({ kind: 'click', action: 'share', label: 'embed' });
  const { origin } = window.location;
  const { shared } = sharedContent(text, null, new URL(window.location.href));
  const { siteName, shareOrigin, notify, i18n } = context;
  const code = embedCode(shared, { siteName, origin, shareOrigin: shareOrigin ?? origin });
  if (code === null)
    notify({ text: i18n._(msg`Shabads, pages and hukamnamas can be embedded, but not a bani.`) });
  else await copyAndNotify(code, context, msg`Copied the embed code`, msg`Could not copy embed code.`);
}

async function copyAndNotify(
  text: string,
  { i18n, notify, notifyError }: CopyContext,
  done: MessageDescriptor,
  failed: MessageDescriptor,
): Promise<void> {
  try {
    await writeClipboard(Promise.resolve({ text }), false);
  } catch {
    notifyError({ text: i18n._(failed) });
    return;
  }
  notify({ text: i18n._(done) });
}

/** True if the browser supports the Web Share API. */
export const canShareToApps = (): boolean => 'share' in navigator;

/** Shares a text through the device's share sheet; cancelling it is no error. */
export async function shareToApp(
  { url, line }: ShareOffer,
  { i18n, notifyError }: CopyContext,
): Promise<void> {
  dispatchSiteEvent({ kind: 'click', action: 'share', label: 'web-share' });
  try {
    await navigator.share({ title: document.title, text: line, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notifyError({ text: i18n._(msg`Could not share. Copy the short link instead.`) });
  }
}

/** A line that may be flagged as a heading, as lines of a bani are. */
type MaybeHeading = ReadLine & { readonly isHeader?: boolean };

/** The shared part of a page, and the line that represents it. */
interface SharedText {
  readonly shared: Shared;
  readonly line: ReadLine | null;
}

/**
 * Determines the part of a page to share.
 *
 * @param lines the chosen lines, which take precedence; null for the page as it is
 * @param address the page's address, which may highlight lines of a shabad
 */
export function sharedContent(text: ReadText, lines: readonly ReadLine[] | null, address: URL): SharedText {
  const all = linesOf(text);
  const [chosen] = lines ?? [];
  switch (text.kind) {
    case 'shabads': {
      const ids = text.shabads.map(({ id }) => id);
      if (text.day !== undefined && !chosen) {
        return { shared: { kind: 'hukamnama', day: text.day, ids }, line: titleLine(text) };
      }
      const highlighted = lines?.map(({ id }) => id) ?? highlightsIn(address);
      const own = all.filter(({ id }) => (highlighted as readonly number[]).includes(id));
      const verseIds = own.map(({ id }) => id);
      // A line chosen from several shabads is shared as a line of its own shabad.
      const sharedIds = chosen?.shabadId === undefined ? ids : [chosen.shabadId];
      return { shared: { kind: 'shabads', ids: sharedIds, verseIds }, line: own[0] ?? titleLine(text) };
    }
    case 'ang': {
      if (chosen?.shabadId !== undefined) {
        const verseIds = (lines ?? [])
          .filter(({ shabadId }) => shabadId === chosen.shabadId)
          .map(({ id }) => id);
        return { shared: { kind: 'shabads', ids: [chosen.shabadId], verseIds }, line: chosen };
      }
      const { source, ang } = text.ang;
      return { shared: { kind: 'ang', source: source.id, ang, verseId: null }, line: all[0] ?? null };
    }
    case 'bani': {
      const line = chosen ?? text.verses.find((verse: MaybeHeading) => verse.isHeader !== true) ?? null;
      return { shared: { kind: 'page', path: text.path, verseId: line?.id ?? null }, line };
    }
  }
}

function highlightsIn({ searchParams }: URL): number[] {
  return (searchParams.get('highlight') ?? '').split(',').map(Number);
}

/** The title line of a page of shabads. */
function titleLine({ shabads }: Extract<ReadText, { kind: 'shabads' }>): ReadLine | null {
  const [shabad] = shabads;
  return shabad?.verses.find(({ id }) => id === shabad.titleVerseId) ?? shabad?.verses[0] ?? null;
}
