import type { ClipboardContents } from './copyFormat.ts';

/**
 * Puts something on the clipboard: to be called in the handler of a press, also where the contents are still being made.
 *
 * @throws where the browser refuses, or the contents could not be made
 */
export async function writeClipboard(contents: Promise<ClipboardContents>, isRich: boolean): Promise<void> {
  try {
    await writeItem(contents, isRich);
  } catch {
    // The contents themselves may be what failed: then this says so.
    await writeByEvent(await contents);
  }
}

/** An item may be promised, and then no browser forgets in the meantime that its visitor asked for it. */
async function writeItem(contents: Promise<ClipboardContents>, isRich: boolean): Promise<void> {
  const blobOf = async (type: string, textOf: (made: ClipboardContents) => string) =>
    new Blob([textOf(await contents)], { type });
  const plain = { 'text/plain': blobOf('text/plain', ({ text }) => text) };
  const types = isRich ? { ...plain, 'text/html': blobOf('text/html', ({ html = '' }) => html) } : plain;
  await navigator.clipboard.write([new ClipboardItem(types)]);
}

/** The way of older browsers, and of a site that came without encryption, as in a gurdwara's own network. */
async function writeByEvent({ text, html }: ClipboardContents): Promise<void> {
  if (html === undefined && 'clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(text);
      return;
    } catch {
      // There is one more way.
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
    // Nothing is copied where nothing is selected.
    field.select();

    if (!document.execCommand('copy')) throw new Error('The browser let nothing be copied.');
  } finally {
    document.removeEventListener('copy', handleCopy, { capture: true });
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
