import {
  ALIVE_EVERY_MS,
  CHANNEL_NAME,
  EMPTY_PICTURE,
  parseDeskMessage,
  type Picture,
  type ScreenMessage,
} from './screenLink.ts';

/** The side of the link that is projected. */
export interface Screen {
  readonly getState: () => Picture;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells the desk what stands on the screen, once it does. */
  shown(scale: number): void;
  pressed(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): void;
  close(): void;
}

/** Joins the desk of this browser; what was shown last stays for as long as no desk says otherwise. */
export function createScreen(id: string, { isOverlay = false } = {}): Screen {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  const listeners = new Set<() => void>();
  let picture = EMPTY_PICTURE;
  let scale = 1;

  const post = (message: ScreenMessage) => {
    channel.postMessage(message);
  };
  const tellAlive = () => {
    const isFullscreen = document.fullscreenElement !== null;
    post({ from: 'screen', type: 'alive', screen: id, rev: picture.rev, scale, isFullscreen, isOverlay });
  };
  channel.onmessage = ({ data }: MessageEvent) => {
    const message = parseDeskMessage(data);
    if (message === null) return;
    picture = message.picture;
    for (const listener of listeners) listener();
  };
  const timer = setInterval(tellAlive, ALIVE_EVERY_MS);
  const tellClosed = () => {
    post({ from: 'screen', type: 'closed', screen: id });
  };
  addEventListener('pagehide', tellClosed);
  // One that comes back out of the browser's cache is there again.
  addEventListener('pageshow', tellAlive);
  tellAlive();

  return {
    getState: () => picture,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown(newScale) {
      scale = newScale;
      tellAlive();
    },
    pressed({ key, shiftKey, ctrlKey, metaKey, altKey }) {
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
      removeEventListener('pagehide', tellClosed);
      removeEventListener('pageshow', tellAlive);
      tellClosed();
      channel.close();
    },
  };
}
