import { hashSlide, LIMITS, type Slide } from '@naad/sync-protocol';
import type { SlideFit } from '../fit/fitSlide.ts';
import { type DirectScreen, leaveOpener, registerWithOpener } from './directLink.ts';
import {
  ALIVE_INTERVAL_MS,
  CHANNEL_NAME,
  EMPTY_PICTURE,
  parseDeskMessage,
  type Picture,
  type ScreenMessage,
  type SessionSign,
} from './screenLink.ts';

/** The screen's side of the channel. */
export interface Screen {
  readonly getState: () => Picture;
  readonly subscribe: (listener: () => void) => () => void;
  /** Slides that may come next. */
  readonly getUpcoming: () => readonly Slide[];
  /** Reports to the desk how the picture fits. */
  reportShown(fit: SlideFit): void;
  /** Reports a picture that is on the screen now. */
  reportPainted(picture: Picture): void;
  /** True if the desk's session could not be confirmed for a while: phones may see another line. */
  readonly isUnconfirmed: () => boolean;
  reportKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): void;
  close(): void;
}

/** Follows the desk of this browser. The last picture stays until a desk sends another. */
export function createScreen(id: string, { isOverlay = false } = {}): Screen {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  const listeners = new Set<() => void>();
  let picture = EMPTY_PICTURE;
  let pictureDesk = '';
  let upcoming: readonly Slide[] = [];
  let fit: SlideFit = { scale: 1, leftOut: 0 };
  let painted = { rev: 0, slide: hashSlide(EMPTY_PICTURE.slide) };
  let session: { readonly sign: SessionSign; readonly at: number } = { sign: 'none', at: 0 };
  let isUnconfirmed = false;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  /** A desk that has a session and falls silent was closed or has crashed. */
  const checkSession = () => {
    const isSilent = session.sign !== 'none' && Date.now() - session.at > LIMITS.unconfirmedMs;
    const next = session.sign === 'lost' || isSilent;
    if (next === isUnconfirmed) return;
    isUnconfirmed = next;
    notify();
  };
  const post = (message: ScreenMessage) => {
    channel.postMessage(message);
  };
  const reportAlive = () => {
    // Again, since the desk may have been reloaded.
    registerWithOpener(direct);
    const isFullscreen = document.fullscreenElement !== null;
    const { rev } = picture;
    post({ from: 'screen', type: 'alive', screen: id, rev, ...fit, isFullscreen, isOverlay, painted });
    checkSession();
  };
  const receive = (data: unknown) => {
    const message = parseDeskMessage(data);
    if (message === null) return;
    if (message.type === 'session') {
      session = { sign: message.sign, at: Date.now() };
      return checkSession();
    }
    if (message.type === 'upcoming') {
      upcoming = message.slides;
      return notify();
    }
    // Each picture comes twice: directly, and by the channel.
    if (message.desk === pictureDesk && message.picture.rev === picture.rev) return;
    pictureDesk = message.desk;
    picture = message.picture;
    notify();
  };
  const direct: DirectScreen = {
    receive,
    onPainted(callback) {
      // A hidden window has no frames. In another, the next one begins once this one is painted.
      if (document.hidden) callback();
      else requestAnimationFrame(() => requestAnimationFrame(callback));
    },
  };
  channel.onmessage = ({ data }: MessageEvent) => {
    receive(data);
  };
  const timer = setInterval(reportAlive, ALIVE_INTERVAL_MS);
  const reportClosed = () => {
    leaveOpener(direct);
    post({ from: 'screen', type: 'closed', screen: id });
  };
  addEventListener('pagehide', reportClosed);
  // The page may return from the back/forward cache.
  addEventListener('pageshow', reportAlive);
  reportAlive();

  return {
    getState: () => picture,
    getUpcoming: () => upcoming,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reportShown(newFit) {
      fit = newFit;
      reportAlive();
    },
    reportPainted({ rev, slide }) {
      painted = { rev, slide: hashSlide(slide) };
      reportAlive();
    },
    isUnconfirmed: () => isUnconfirmed,
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
