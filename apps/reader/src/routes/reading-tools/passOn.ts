import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { tellEvent } from '../../events/tellEvent.ts';
import { writeClipboard } from '../../features/copy/writeClipboard.ts';
import { embedBuilderHref, embedCode } from '../../features/share/embedCode.ts';
import type { ShareOffer } from '../../features/share/ShareDialog/ShareDialog.tsx';
import { picturePath, shortPath } from '../../features/share/shared.ts';
import type { ReadLine, ReadText } from './readText.ts';
import { sharedOf } from './sharedOf.ts';
import type { CopyContext } from './useCopyContext.ts';

/** What others are told of a text, or of some of its lines. */
export function offerOf(
  text: ReadText,
  lines: readonly ReadLine[] | null,
  { shareOrigin }: Pick<CopyContext, 'shareOrigin'>,
): ShareOffer {
  const { shared, line } = sharedOf(text, lines, new URL(window.location.href));
  return {
    url: (shareOrigin ?? window.location.origin) + shortPath(shared),
    line: line?.unicode ?? '',
    picture: picturePath(shared),
    builderHref: embedBuilderHref(shared),
  };
}

/** Copies a short address, and says so. */
export function copyAddress(url: string, context: CopyContext): Promise<void> {
  tellEvent({ kind: 'click', action: 'copy-short-url' });
  return copyOr(url, context, msg`Copied the short address`, msg`Could not copy link: ${url}`);
}

/** Copies what puts the text into a page of one's own, and says so. */
export async function copyEmbedCode(text: ReadText, context: CopyContext): Promise<void> {
  tellEvent({ kind: 'click', action: 'share', label: 'embed' });
  const { origin } = window.location;
  const { shared } = sharedOf(text, null, new URL(window.location.href));
  const { siteName, shareOrigin, notify, i18n } = context;
  const code = embedCode(shared, { siteName, origin, shareOrigin: shareOrigin ?? origin });
  if (code === null)
    notify({ text: i18n._(msg`Shabads, pages and hukamnamas can be embedded, but not a bani.`) });
  else await copyOr(code, context, msg`Copied the embed code`, msg`Could not copy embed code.`);
}

async function copyOr(
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

/** Whether the browser can give something to an app of the device. */
export const canShareToApps = (): boolean => 'share' in navigator;

/** Gives a text to an app of the device, which its visitor chooses. Whoever chooses none has changed their mind. */
export async function shareToApp(
  { url, line }: ShareOffer,
  { i18n, notifyError }: CopyContext,
): Promise<void> {
  tellEvent({ kind: 'click', action: 'share', label: 'web-share' });
  try {
    await navigator.share({ title: document.title, text: line, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notifyError({ text: i18n._(msg`Could not share. Copy the short address instead.`) });
  }
}
