import { parseMessage, SlideFeed } from '@naad/sync-protocol';
import { DEFAULT_LOOK, type Look } from '../look/look.ts';
import { withSettings } from '../look/wireSettings.ts';
import { EMPTY_PICTURE, type Picture } from '../screen/screenLink.ts';

/** The current slide of a session, from the server's event stream. */
export interface Feed {
  readonly getState: () => Picture;
  readonly subscribe: (listener: () => void) => () => void;
  close(): void;
}

export interface FeedOptions {
  readonly url: string;
  /** Milliseconds before reconnecting after the server refused; `EventSource` reconnects lost connections itself. */
  readonly retryMs?: number;
}

const RETRY_MS = 5_000;

/** Follows a session's feed. The last picture stays while it reconnects. */
export function createFeed({ url, retryMs = RETRY_MS }: FeedOptions): Feed {
  const listeners = new Set<() => void>();
  let picture = EMPTY_PICTURE;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: Picture) => {
    picture = next;
    for (const listener of listeners) listener();
  };
  const open = () => {
    const opened = new EventSource(url);
    source = opened;
    opened.addEventListener('slide', ({ data }: MessageEvent<string>) => {
      const feed = parseFeed(data);
      if (feed) show({ rev: picture.rev + 1, slide: feed.slide, look: lookOf(feed) });
    });
    opened.addEventListener('end', () => {
      show({ ...picture, rev: picture.rev + 1, slide: { kind: 'blank' } });
      reconnect(opened);
    });
    opened.addEventListener('error', () => {
      // Refused, for example because the session doesn't exist yet; the browser doesn't retry by itself.
      if (opened.readyState === EventSource.CLOSED) reconnect(opened);
    });
  };
  const reconnect = (closed: EventSource) => {
    closed.close();
    if (source === closed) timer = setTimeout(open, retryMs);
  };
  open();

  return {
    getState: () => picture,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      clearTimeout(timer);
      source?.close();
      source = null;
    },
  };
}

function parseFeed(data: string): SlideFeed | null {
  try {
    return parseMessage(SlideFeed, JSON.parse(data));
  } catch {
    return null;
  }
}

/** Converts the feed's settings to a look. Sizes come from `fontSizes`, which are exact. */
function lookOf({ fontSizes, settings }: SlideFeed): Look {
  const {
    fontSize: _line,
    translationFontSize: _translation,
    transliterationFontSize: _other,
    ...rest
  } = settings ?? {};
  return withSettings({ ...DEFAULT_LOOK, sizes: fontSizes }, rest);
}
