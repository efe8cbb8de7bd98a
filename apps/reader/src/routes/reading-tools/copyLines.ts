import { msg } from '@lingui/core/macro';
import { tellEvent } from '../../events/tellEvent.ts';
import { contentsOf, type CopyFormat } from '../../features/copy/copyFormat.ts';
import { writeClipboard } from '../../features/copy/writeClipboard.ts';
import { copiedOf } from './copiedOf.ts';
import type { ReadLine, ReadText } from './readText.ts';
import type { CopyContext } from './useCopyContext.ts';

/**
 * Copies lines of a page and says so; to be called in the handler of a press. A bani says some lines again, and one that is
 * copied by itself is copied once.
 *
 * @param lines some of the page's lines in its order; null for all
 */
export async function copyLines(
  text: ReadText,
  lines: readonly ReadLine[] | null,
  format: CopyFormat,
  context: CopyContext,
): Promise<void> {
  const { i18n, notify, notifyError } = context;
  tellEvent(
    lines === null
      ? { kind: 'click', action: 'share', label: 'copy-all' }
      : { kind: 'click', action: 'line-sharer', label: 'copy-line' },
  );
  const contents = copiedOf(text, lines, context).then((copied) => contentsOf(copied, format));
  try {
    await writeClipboard(contents, format === 'rich');
  } catch {
    if (lines === null) tellEvent({ kind: 'error', action: 'copy-all-failure' });
    notifyError({ text: i18n._(msg`Could not copy the text. Mark it and copy it by hand.`) });
    return;
  }
  notify({ text: i18n._(lines === null ? msg`Copied the whole text` : copiedText(lines.length)) });
}

const copiedText = (count: number) =>
  count === 1 ? msg`Copied the line` : msg({ message: `Copied ${count} lines` });
