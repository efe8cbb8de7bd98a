/** The storage that this uses; a window has it. */
export type DownloadMarkStorage = Pick<Window, 'localStorage'>;

const KEY = 'naad.downloaded';

/**
 * True if parts of the scripture were downloaded to this device. Browsers may evict downloads and keep this mark, so that
 * a page can tell the reader.
 */
export function hasDownloaded({ localStorage }: DownloadMarkStorage): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Sets or removes the mark; does nothing if the storage is blocked. */
export function saveHasDownloaded({ localStorage }: DownloadMarkStorage, isDownloaded: boolean): void {
  try {
    if (isDownloaded) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // The mark is only for a notice.
  }
}
