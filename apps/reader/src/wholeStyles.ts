let address: string | null = null;
let linking: Promise<void> | null = null;

/** From now on, what comes waits for the styles of the whole site: those of the first page are in its document. */
export function offerStyles(href: string): void {
  address = href;
}

/**
 * Links them, once, after those of the document, of which they say the same in the same order: so whatever is drawn
 * looks as it did. Rejects where they do not come, and may be called again.
 */
export function wholeStyles(): Promise<void> {
  if (address === null) return Promise.resolve();
  linking ??= link(address).catch((error: unknown) => {
    linking = null;
    throw error;
  });
  return linking;
}

function link(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = href;
    sheet.onload = () => {
      resolve();
    };
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error('The styles did not come.'));
    };
    document.head.append(sheet);
  });
}
