import type { ClipboardContents } from './copyFormat.ts';

/**
 * Writes to the clipboard. Call it directly in the event handler, even if the contents aren't ready yet.
 *
 * @throws if the browser refuses, or the contents can't be made
 */
export async function writeClipboard(contents: Promise<ClipboardContents>, isRich: boolean): Promise<void> {
  try {
    await writeItem(contents, isRich);
  } catch {
    // If it was the contents that failed, awaiting them throws here.
    await writeByEvent(await contents);
  }
}

/** A ClipboardItem accepts promises, so the browser doesn't lose the user activation while they are pending. */
async function writeItem(contents: Promise<ClipboardContents>, isRich: boolean): Promise<void> {
  const blobOf = async (type: string, textOf: (contents: ClipboardContents) => string) =>
    new Blob([textOf(await contents)], { type });
  const plain = { 'text/plain': blobOf('text/plain', ({ text }) => text) };
  const types = isRich ? { ...plain, 'text/html': blobOf('text/html', ({ html = '' }) => html) } : plain;
  await navigator.clipboard.write([new ClipboardItem(types)]);
}

/** Fallback for older browsers, and for sites served without HTTPS as in a gurdwara's local network. */
async function writeByEvent({ text, html }: ClipboardContents): Promise<void> {
  if (html === undefined && 'clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(text);
      return;
    } catch {
      // Fall through to `execCommand`.
    }
  }
  const handleCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    if (html !== undefined) event.clipboardData?.setData('text/html', html);
  };
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.setProperty('position', 'fixed');
  field.style.setProperty('opacity', '0');
  document.body.append(field);
  document.addEventListener('copy', handleCopy, { capture: true });
  try {
    // `execCommand` copies nothing without a selection.
    field.select();

    if (!document.execCommand('copy')) throw new Error('The browser refused to copy.');
  } finally {
    document.removeEventListener('copy', handleCopy, { capture: true });
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
