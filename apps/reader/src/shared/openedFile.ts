/** A file of saved lists that the visitor has opened with the installed site; the panel of lists imports it. */
let opened: File | null = null;
const listeners = new Set<() => void>();

/** Hands a file over to the panel of lists. */
export function offerFile(file: File): void {
  opened = file;
  for (const listener of listeners) listener();
}

/** The file that waits to be imported; null from then on. */
export function takeOpenedFile(): File | null {
  const file = opened;
  opened = null;
  return file;
}

/** Calls back with every file that is opened from now on; returns a function that ends it. */
export function onFileOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The part of the File Handling API that is needed. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Calls back with each file with which the system opens the installed site. Does nothing in other browsers. */
export function watchOpenedFiles(onFile: (file: File) => void): void {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files: [handle] = [] }) => {
    handle?.getFile().then(onFile, () => undefined);
  });
}
