import {
  ALIVE_INTERVAL_MS,
  CHANNEL_NAME,
  EMPTY_PICTURE,
  parseDeskMessage,
  type Picture,
  type ScreenMessage,
} from './screenLink.ts';

/** The screen's side of the channel. */
export interface Screen {
  readonly getState: () => Picture;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reports the shown picture and its scale to the desk. */
  reportShown(scale: number): void;
  reportKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): void;
  close(): void;
}

/** Follows the desk of this browser. The last picture stays until a desk sends another. */
export function createScreen(id: string, { isOverlay = false } = {}): Screen {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  const listeners = new Set<() => void>();
  let picture = EMPTY_PICTURE;
  let scale = 1;

  const post = (message: ScreenMessage) => {
    channel.postMessage(message);
  };
  const reportAlive = () => {
    const isFullscreen = document.fullscreenElement !== null;
    post({ from: 'screen', type: 'alive', screen: id, rev: picture.rev, scale, isFullscreen, isOverlay });
  };
  channel.onmessage = ({ data }: MessageEvent) => {
    const message = parseDeskMessage(data);
    if (message === null) return;
    picture = message.picture;
    for (const listener of listeners) listener();
  };
  const timer = setInterval(reportAlive, ALIVE_INTERVAL_MS);
  const reportClosed = () => {
    post({ from: 'screen', type: 'closed', screen: id });
  };
  addEventListener('pagehide', reportClosed);
  // The page may return from the back/forward cache.
  addEventListener('pageshow', reportAlive);
  reportAlive();

  return {
    getState: () => picture,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reportShown(newScale) {
      scale = newScale;
      reportAlive();
    },
    reportKey({ key, shiftKey, ctrlKey, metaKey, altKey }) {
      post({
        from: 'screen',
        type: 'key',
        key,
        isShift: shiftKey,
        isCommand: ctrlKey || metaKey,
        isAlt: altKey,
      });
    },
    close() {
      clearInterval(timer);
      removeEventListener('pagehide', reportClosed);
      removeEventListener('pageshow', reportAlive);
      reportClosed();
      channel.close();
    },
  };
}
